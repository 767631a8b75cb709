import UIKit

/// The messages of an inbox.
final class MailViewController: UITableViewController {
  private let messages = Message.inbox

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    toolbarItems = [
      UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal"), style: .plain, target: nil, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(title: "Updated Just Now", style: .plain, target: nil, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(image: UIImage(systemName: "pencil"), style: .plain, target: nil, action: nil),
    ]
    let searchBar = UISearchBar()
    searchBar.placeholder = "Search"
    searchBar.sizeToFit()
    tableView.accessibilityIdentifier = "messages"
    tableView.tableHeaderView = searchBar
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }
}
