import Foundation

extension TableLayout {
  /// Returns the place of a row; without a row, that of a header or a footer.
  func place(ofRow path: IndexPath?) -> RowPlace {
    var place = RowPlace(in: table.style, metrics, safeArea: table.safeAreaInsets)
    guard let path else { return place }
    let (isFirst, isLast) = (path.row == 0, path.row == rows.heights.sections[path.section].rows.count - 1)
    place.roundCorners(in: table.style, by: metrics.cornerRadius, isFirst: isFirst, isLast: isLast)
    guard table.separatorStyle == .singleLine else { return place }
    place.addSeparators(in: table.style, table.separatorColor ?? .separator, isFirst: isFirst, isLast: isLast)
    place.separatorInset = table.givenSeparatorInset.map { inset in
      guard table.separatorInsetReference == .fromAutomaticInsets else { return inset }
      return UIEdgeInsets(top: 0, left: inset.left + metrics.side, bottom: 0, right: inset.right)
    }
    return place
  }

  /// Returns the cell of a row, which the data source makes when the row comes into sight.
  func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = rows.cells[path] { return cell }
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
    table.rowMade?(cell)
    rows.cells[path] = cell
    rows.measured.remove(path)
    if cell.isSelected != rows.selected.contains(path) { cell.isSelected.toggle() }
    if let delegate = table.delegate {
      cell.indentationLevel = max(
        cell.indentationLevel, delegate.tableView(table, indentationLevelForRowAt: path))
      delegate.tableView(table, willDisplay: cell, forRowAt: path)
    }
    if cell.superview !== table { table.addSubview(cell) }
    return cell
  }

  /// Returns the height of a row in sight: a given one, or else that of the cell's content.
  func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let given = table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return given >= 0 && given.isFinite ? given : cell.listHeight(width: cardWidth)
  }
}

extension RowPlace {
  /// Makes the place of a header or a footer: what all rows of a list have in common.
  @MainActor init(in style: UITableView.Style, _ metrics: ListMetrics, safeArea: UIEdgeInsets) {
    let safe = style == .insetGrouped ? .zero : safeArea
    self.init(
      side: metrics.side, verticalMargin: metrics.verticalMargin, leastHeight: metrics.rowHeight,
      safeInsets: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right),
      background: style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
  }

  /// Rounds the corners of the first and the last row of an inset group.
  mutating func roundCorners(in style: UITableView.Style, by radius: CGFloat, isFirst: Bool, isLast: Bool) {
    guard style == .insetGrouped else { return }
    topRadius = isFirst ? radius : 0
    bottomRadius = isLast ? radius : 0
  }

  /// Separates the row from its neighbours.
  mutating func addSeparators(in style: UITableView.Style, _ color: UIColor, isFirst: Bool, isLast: Bool) {
    separatorColor = color
    switch style {
    case .plain: bottomSeparator = .inset
    case .grouped:
      topSeparator = isFirst ? .full : .none
      bottomSeparator = isLast ? .full : .inset
    case .insetGrouped: bottomSeparator = isLast ? .none : .inset
    }
  }
}
