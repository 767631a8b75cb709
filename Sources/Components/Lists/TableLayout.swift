import Foundation

/// Places the rows of a table that are in sight, from top to bottom, and measures them on the way.
@MainActor
struct TableLayout {
  let table: UITableView
  let metrics: ListMetrics

  init(_ table: UITableView) {
    self.table = table
    metrics = ListMetrics(table.environment)
  }

  var rows: TableRows { table.rows }
  var isPlain: Bool { table.style == .plain }
  /// The insets of rows from the table's edges: the margins around inset groups.
  var cardInsets: UIEdgeInsets {
    guard table.style == .insetGrouped else { return .zero }
    let margins = table.effectiveMargins
    return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
  }
  var cardX: CGFloat { cardInsets.left }
  var cardWidth: CGFloat { max(0, table.bounds.width - cardInsets.left - cardInsets.right) }

  func run() {
    guard table.bounds.width > 0, table.bounds.height > 0 else { return }
    if rows.needsReload { table.inEnvironment { load() } }
    guard rows.needsPlacing || isMoved else { return }
    if isResized { forgetMeasures() }
    rows.needsPlacing = false
    table.inEnvironment {
      placeAll()
      if let target = rows.target { scroll(to: target) }
    }
    rows.placed = (table.bounds, table.adjustedContentInset, table.effectiveMargins)
  }

  private var isMoved: Bool {
    guard let placed = rows.placed else { return true }
    return placed.bounds != table.bounds || placed.insets != table.adjustedContentInset
      || placed.margins != table.effectiveMargins
  }

  private var isResized: Bool {
    guard let placed = rows.placed else { return false }
    return placed.bounds.width != table.bounds.width || placed.margins != table.effectiveMargins
  }

  private func forgetMeasures() {
    rows.measured = []
    rows.measuredEdges = []
  }

  // MARK: Loading

  /// Asks for the numbers of rows, and estimates all heights.
  func load() {
    for view in rows.order.compactMap({ rows.cells[$0] }) { table.recycle(view) }
    for edge in rows.edges.keys.sorted(by: { ($0.section, $0.isFooter ? 1 : 0) < ($1.section, $1.isFooter ? 1 : 0) }) {
      if let view = rows.edges[edge] { table.recycle(view) }
    }
    (rows.cells, rows.edges, rows.order) = ([:], [:], [])
    forgetMeasures()
    (rows.needsReload, rows.needsPlacing) = (false, true)
    let count = max(0, table.dataSource?.numberOfSections(in: table) ?? 0)
    rows.heights.sections = (0..<count).map(estimatedSection)
    rows.selected = rows.selected.filter { rows.heights.contains($0) }
  }

  private func estimatedSection(_ section: Int) -> TableHeights.Section {
    let count = max(0, table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0)
    return TableHeights.Section(
      header: TableEdge(self, section, isFooter: false).estimate, rows: estimatedRows(count, in: section),
      footer: TableEdge(self, section, isFooter: true).estimate)
  }

  private func estimatedRows(_ count: Int, in section: Int) -> [CGFloat] {
    let standard =
      table.estimatedRowHeight > 0
      ? table.estimatedRowHeight : table.rowHeight > 0 ? table.rowHeight : metrics.rowHeight
    guard let delegate = table.delegate else { return Array(repeating: standard, count: count) }
    return (0..<count).map { row in
      let given = delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      return given > 0 && given.isFinite ? given : standard
    }
  }

  // MARK: Placing

  private func placeAll() {
    var pass = TablePass(self)
    pass.run()
    for (path, cell) in rows.cells where !pass.cells.contains(path) {
      rows.cells[path] = nil
      table.recycle(cell)
    }
    for (edge, view) in rows.edges where !pass.edges.contains(edge) {
      rows.edges[edge] = nil
      table.recycle(view)
    }
    rows.order = pass.order
    placeBackground()
    let size = CGSize(width: table.bounds.width, height: rows.heights.total)
    rows.contentSize.hold(size, of: table, named: "UITableView-content")
  }

  private func placeBackground() {
    guard let view = table.backgroundView else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = table.bounds
  }

  // MARK: Scrolling

  /// Scrolls until the row is where it should be: rows that come into sight may have other heights than estimated.
  private func scroll(to target: (row: IndexPath, position: UITableView.ScrollPosition)) {
    rows.target = nil
    guard rows.heights.contains(target.row) else { return }
    for _ in 0..<4 {
      let offset = offset(for: target)
      guard abs(offset - table.contentOffset.y) > 0.01 else { return }
      table.contentOffset.y = offset
      placeAll()
    }
  }

  private func offset(for target: (row: IndexPath, position: UITableView.ScrollPosition)) -> CGFloat {
    let inset = table.adjustedContentInset
    let start = rows.heights.start(of: target.row)
    let height = rows.heights.sections[target.row.section].rows[target.row.row]
    let shown = table.bounds.height - inset.top - inset.bottom
    let (top, bottom) = (start - inset.top, start + height - table.bounds.height + inset.bottom)
    let wanted: CGFloat =
      switch target.position {
      case .top: top
      case .bottom: bottom
      case .middle: top - (shown - height) / 2
      case .none: min(max(table.contentOffset.y, bottom), top)
      }
    return min(max(wanted, -inset.top), max(-inset.top, rows.heights.total - table.bounds.height + inset.bottom))
  }
}
