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
