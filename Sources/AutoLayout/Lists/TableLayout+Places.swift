import Foundation

extension TableLayout {
  /// Returns what a row is told of its place; `nil` stands for a header or a footer.
  func place(ofRow path: IndexPath?) -> RowPlace {
    let safe = table.style == .insetGrouped ? .zero : table.safeAreaInsets
    var place = RowPlace(
      side: metrics.side, verticalMargin: metrics.verticalMargin, leastHeight: metrics.rowHeight,
      safeInsets: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right),
      background: isPlain ? .systemBackground : .secondarySystemGroupedBackground)
    guard let path else { return place }
    let (isFirst, isLast) = (path.row == 0, path.row == rows.heights.sections[path.section].rows.count - 1)
    if table.style == .insetGrouped {
      place.topRadius = isFirst ? metrics.cornerRadius : 0
      place.bottomRadius = isLast ? metrics.cornerRadius : 0
    }
    if table.separatorStyle == .singleLine { addSeparators(to: &place, isFirst: isFirst, isLast: isLast) }
    return place
  }

  private func addSeparators(to place: inout RowPlace, isFirst: Bool, isLast: Bool) {
    place.separatorColor = table.separatorColor ?? .separator
    place.separatorInset = table.givenSeparatorInset.map { inset in
      guard table.separatorInsetReference == .fromAutomaticInsets else { return inset }
      return UIEdgeInsets(top: 0, left: inset.left + metrics.side, bottom: 0, right: inset.right)
    }
    switch table.style {
    case .plain: place.bottomSeparator = .inset
    case .grouped:
      place.topSeparator = isFirst ? .full : .none
      place.bottomSeparator = isLast ? .full : .inset
    case .insetGrouped: place.bottomSeparator = isLast ? .none : .inset
    }
  }

  /// Returns the cell of a row, which the data source makes when the row comes into sight.
  func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = rows.cells[path] { return cell }
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
    rows.cells[path] = cell
    rows.measured.remove(path)
    cell.isSelected = rows.selected.contains(path)
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
