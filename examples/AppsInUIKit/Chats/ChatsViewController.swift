import UIKit

/// The chats of a messenger.
final class ChatsViewController: UITableViewController {
  private let chats = Chat.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chats"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItems = ["pencil", "camera"].map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    let searchBar = UISearchBar()
    searchBar.placeholder = "Search"
    searchBar.sizeToFit()
    tableView.accessibilityIdentifier = "chats"
    tableView.tableHeaderView = searchBar
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 84, bottom: 0, right: 0)
    tableView.register(ChatCell.self, forCellReuseIdentifier: "chat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
    (cell as? ChatCell)?.show(chats[indexPath.row])
    return cell
  }
}
