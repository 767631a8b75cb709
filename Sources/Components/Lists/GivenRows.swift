package import Foundation

/// The rows that a document gives to a table, which no data source decides.
@MainActor
package final class GivenRows: UITableViewDataSource, UITableViewDelegate {
  /// Rows below a title.
  package struct Section {
    let header: String?
    let footer: String?
    /// With the heights that the document gives; `nil` for those that are measured.
    let cells: [(cell: UITableViewCell, height: CGFloat?)]

    package init(header: String?, footer: String?, cells: [(cell: UITableViewCell, height: CGFloat?)]) {
      (self.header, self.footer, self.cells) = (header, footer, cells)
    }
  }

  let sections: [Section]

  package init(_ sections: [Section]) { self.sections = sections }

  func section(_ number: Int) -> Section? { sections.indices.contains(number) ? sections[number] : nil }

  private func row(_ place: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard let section = section(place.section), section.cells.indices.contains(place.row) else { return nil }
    return section.cells[place.row]
  }

  func cell(_ place: IndexPath) -> UITableViewCell? { row(place)?.cell }
  func height(_ place: IndexPath) -> CGFloat? { row(place)?.height }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.cells.count ?? 0
  }
  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.header
  }
  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footer
  }
  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath) ?? tableView.rowHeight
  }
}

extension UITableView {
  /// Shows the rows of a document, where no controller is the data source.
  package func show(_ rows: GivenRows) {
    givenRows = rows
    keep(rows)
    if dataSource == nil { dataSource = rows }
    if delegate == nil { delegate = rows }
  }
}
