public import LPComponents
import Foundation

/// A section of a table: rows, and titles above and below them.
@MainActor
public struct TableSection {
  let header: String?
  let footer: String?
  let count: Int
  let cell: (Int) -> UITableViewCell

  /// Makes a section of rows that exist. The titles are keys in the string catalogs.
  public init(
    _ header: LocalizedKey? = nil, footer: LocalizedKey? = nil, table: String? = nil,
    @ViewBuilder _ cells: () -> [any LayoutItem], fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      verbatim: header?.text(table: table, at: site), footer: footer?.text(table: table, at: site), cells)
  }

  /// Makes a section of rows that exist, with titles that are not translated.
  public init(
    verbatim header: String?, footer: String? = nil, @ViewBuilder _ cells: () -> [any LayoutItem]
  ) {
    let made = cells().compactMap { $0 as? UITableViewCell }
    (self.header, self.footer, count) = (header, footer, made.count)
    cell = { made[$0] }
  }

  /// Makes a section with a row for each item. Cells are made for the rows in sight only. The titles are keys in the
  /// string catalogs.
  public init<Items: RandomAccessCollection>(
    _ header: LocalizedKey? = nil, footer: LocalizedKey? = nil, table: String? = nil, rows: Items,
    _ cell: @escaping (Items.Element) -> UITableViewCell, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      verbatim: header?.text(table: table, at: site), footer: footer?.text(table: table, at: site), rows: rows, cell)
  }

  /// Makes a section with a row for each item, with titles that are not translated.
  public init<Items: RandomAccessCollection>(
    verbatim header: String?, footer: String? = nil, rows: Items,
    _ cell: @escaping (Items.Element) -> UITableViewCell
  ) {
    (self.header, self.footer, count) = (header, footer, rows.count)
    self.cell = { cell(rows[rows.index(rows.startIndex, offsetBy: $0)]) }
  }
}
