import UIKit

/// A feed: stories in a row above posts.
final class FeedViewController: UITableViewController {
  private let posts = Post.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lantern"
    navigationItem.leftBarButtonItem = .symbol("camera")
    navigationItem.rightBarButtonItems = [.symbol("paperplane"), .symbol("heart")]
    tableView.accessibilityIdentifier = "posts"
    tableView.separatorStyle = .none
    tableView.register(StoriesCell.self, forCellReuseIdentifier: "stories")
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : posts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section > 0 else {
      return tableView.dequeueReusableCell(withIdentifier: "stories", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.show(posts[indexPath.row])
    return cell
  }
}
