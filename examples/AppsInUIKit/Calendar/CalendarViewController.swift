import UIKit

/// A month, and the events of the selected day and of the next.
final class CalendarViewController: UITableViewController {
  private let days = CalendarEvent.days

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "November 2026"
    navigationItem.rightBarButtonItems = [.symbol("plus"), .symbol("magnifyingglass")]
    toolbarItems = [.text("Today"), .flexibleSpace(), .text("Calendars"), .flexibleSpace(), .text("Inbox")]
    tableView.accessibilityIdentifier = "days"
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    tableView.register(MonthCell.self, forCellReuseIdentifier: "month")
    tableView.register(EventCell.self, forCellReuseIdentifier: "event")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 + days.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : days[section - 1].events.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : days[section - 1].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section > 0 else {
      return tableView.dequeueReusableCell(withIdentifier: "month", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath)
    (cell as? EventCell)?.show(days[indexPath.section - 1].events[indexPath.row])
    return cell
  }
}
