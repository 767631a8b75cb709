import LPComponents
import Foundation

/// Rows with a text each, in sections.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var made = 0
  var rowHeight: CGFloat?
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?

  /// Tables retain no data source.
  private static var kept: [Rows] = []

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
    Self.kept.append(self)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    if let makeCell { return makeCell(tableView, indexPath) }
    let cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight ?? tableView.rowHeight
  }
}

extension Stage {
  /// Fills the stage with a table of rows.
  func table(_ style: UITableView.Style, _ rows: Rows, change: (UITableView) -> Void = { _ in }) -> UITableView {
    let table = make { UITableView(frame: .zero, style: style) }
    table.dataSource = rows
    table.delegate = rows
    change(table)
    place(table, width: root.bounds.width, height: root.bounds.height)
    root.layoutIfNeeded()
    return table
  }
}
