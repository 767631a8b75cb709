import Foundation

/// One walk over a table from top to bottom, which places what is in sight.
@MainActor
struct TablePass {
  private let layout: TableLayout
  private let visible: CGRect
  private var y: CGFloat = 0
  private(set) var cells: Set<IndexPath> = []
  private(set) var edges: Set<TableRows.Edge> = []
  private(set) var order: [IndexPath] = []

  init(_ layout: TableLayout) {
    self.layout = layout
    visible = layout.table.bounds
  }

  private var table: UITableView { layout.table }
  private var rows: TableRows { layout.rows }

  mutating func run() {
    rows.heights.top = placeEnd(table.tableHeaderView)
    for section in rows.heights.sections.indices { place(section) }
    rows.heights.bottom = placeEnd(table.tableFooterView)
  }

  /// Places the view above or below all sections, and returns its height.
  private mutating func placeEnd(_ view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    let given = view.geometry.givenSize.height
    let height = given > 0 ? given : fittingHeight(of: view)
    let rect = CGRect(x: 0, y: y, width: table.bounds.width, height: height)
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.geometry.frame != rect { view.frame = rect }
    y += height
    return height
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private mutating func place(_ section: Int) {
    let height = rows.heights.sections[section].height
    guard y + height >= visible.minY, y < visible.maxY else {
      y += height
      return
    }
    let start = y
    let header = placeEdge(section, isFooter: false)
    placeRows(of: section)
    _ = placeEdge(section, isFooter: true)
    if let header { stick(header, start: start) }
  }

  // MARK: Rows

  private mutating func placeRows(of section: Int) {
    for row in rows.heights.sections[section].rows.indices {
      let height = rows.heights.sections[section].rows[row]
      if y + height > visible.minY, y < visible.maxY {
        y += placeRow(IndexPath(row: row, section: section))
      } else {
        y += height
      }
    }
  }

  /// Places a row, and returns its height.
  private mutating func placeRow(_ path: IndexPath) -> CGFloat {
    guard let cell = layout.cell(at: path) else { return rows.heights.sections[path.section].rows[path.row] }
    cell.move(to: layout.place(ofRow: path))
    if rows.measured.insert(path).inserted {
      rows.heights.set(layout.height(of: cell, at: path), row: path.row, section: path.section)
    }
    let height = rows.heights.sections[path.section].rows[path.row]
    cell.take(CGRect(x: layout.cardX, y: y, width: layout.cardWidth, height: height))
    cells.insert(path)
    order.append(path)
    return height
  }

  // MARK: Headers and footers

  private struct Header {
    let view: UIView
    let edge: TableEdge
    let rect: CGRect
  }

  /// Places a header or a footer if it is in sight; a header of a plain table, which may float, with its section.
  private mutating func placeEdge(_ section: Int, isFooter: Bool) -> Header? {
    let key = TableRows.Edge(section: section, isFooter: isFooter)
    let estimate = isFooter ? rows.heights.sections[section].footer : rows.heights.sections[section].header
    let floats = layout.isPlain && !isFooter
    guard floats || (y + estimate >= visible.minY && y <= visible.maxY) else {
      y += estimate
      return nil
    }
    let edge = TableEdge(layout, section, isFooter: isFooter)
    let view = view(of: edge, key)
    let padding = edge.padding(hasContent: view != nil)
    if rows.measuredEdges.insert(key).inserted {
      let height = padding + edge.height(of: view)
      if isFooter {
        rows.heights.sections[section].footer = height
      } else {
        rows.heights.sections[section].header = height
      }
    }
    let height = isFooter ? rows.heights.sections[section].footer : rows.heights.sections[section].header
    defer { y += height }
    guard let view else { return nil }
    edges.insert(key)
    let rect = CGRect(x: layout.cardX, y: y + padding, width: layout.cardWidth, height: max(0, height - padding))
    edge.take(rect, view)
    return Header(view: view, edge: edge, rect: rect)
  }

  private func view(of edge: TableEdge, _ key: TableRows.Edge) -> UIView? {
    if let view = rows.edges[key] { return view }
    guard let view = edge.makeView() else { return nil }
    rows.edges[key] = view
    if let delegate = table.delegate {
      if key.isFooter {
        delegate.tableView(table, willDisplayFooterView: view, forSection: key.section)
      } else {
        delegate.tableView(table, willDisplayHeaderView: view, forSection: key.section)
      }
    }
    if view.superview !== table { table.addSubview(view) }
    return view
  }

  /// Keeps the header of a plain table's section in sight as long as the section is.
  private func stick(_ header: Header, start: CGFloat) {
    let top = visible.minY + table.adjustedContentInset.top
    guard layout.isPlain, header.rect.minY < top else { return }
    var rect = header.rect
    rect.origin.y = min(top, max(header.rect.minY, y - rect.height))
    header.edge.take(rect, header.view)
    table.bringSubviewToFront(header.view)
    if header.view.backgroundColor == nil { header.view.backgroundColor = .secondarySystemBackground }
  }
}
