import Foundation

/// The heights of a table's rows, headers and footers: measured where they were in sight, estimated elsewhere.
struct TableHeights {
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
    /// The sum of the rows' heights.
    var rowsHeight: CGFloat

    init(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
      (self.header, self.rows, self.footer) = (header, rows, footer)
      rowsHeight = rows.reduce(0, +)
    }

    var height: CGFloat { header + rowsHeight + footer }
  }

  /// The height of the view above all sections.
  var top: CGFloat = 0
  /// The height of the view below all sections.
  var bottom: CGFloat = 0
  var sections: [Section] = []

  var total: CGFloat { sections.reduce(top + bottom) { $0 + $1.height } }

  mutating func set(_ height: CGFloat, row: Int, section: Int) {
    sections[section].rowsHeight += height - sections[section].rows[row]
    sections[section].rows[row] = height
  }

  /// Returns where a section begins.
  func start(ofSection section: Int) -> CGFloat { sections[..<section].reduce(top) { $0 + $1.height } }

  /// Returns where a row begins.
  func start(of indexPath: IndexPath) -> CGFloat {
    let section = sections[indexPath.section]
    return section.rows[..<indexPath.row].reduce(start(ofSection: indexPath.section) + section.header, +)
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && sections[indexPath.section].rows.indices.contains(indexPath.row)
  }
}
