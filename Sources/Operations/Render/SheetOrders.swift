package import Variants

/// Arranges a preview's variants on sheets.
package struct SheetOrders {
  package let preview: Int
  package let name: String
  /// Below the output folder.
  package let folder: String

  package init(preview: Int, name: String, folder: String) {
    (self.preview, self.name, self.folder) = (preview, name, folder)
  }

  /// More would make a picture that few viewers open.
  private static let picturesOnSheet = 48
  private static let mostColumns = 8

  // MARK: Contact sheets

  /// Along two axes where the variants fill most of such a table, otherwise one after the other.
  package func contactSheets(_ variants: [Variant]) -> [SheetOrder] {
    let table = VariantTable(variants, mostColumns: Self.mostColumns)
    let columns = table?.columns.count ?? Self.columns(for: variants.count)
    let rows = max(1, Self.picturesOnSheet / columns)
    let cells: [Variant?] = table?.cells ?? variants
    let pages = stride(from: 0, to: cells.count, by: rows * columns).map { start in
      start..<min(start + rows * columns, cells.count)
    }
    return pages.enumerated().map { number, range in
      let count = pages.count > 1 ? " (\(number + 1) of \(pages.count))" : ""
      let shown = Array(cells[range])
      var order = SheetOrder(
        kind: .contact, preview: preview, title: name + count, subtitle: table?.words, variants: shown,
        captions: shown.map { table == nil ? $0?.name ?? "" : "" }, columns: columns,
        file: "\(folder)/contact-sheet" + (number == 0 ? "" : "-\(number + 1)"))
      if let table {
        order.columnLabels = table.columns
        order.rowLabels = Array(table.rows.dropFirst(range.lowerBound / columns).prefix(rows))
      }
      return order
    }
  }

  /// A few stand in one row. Portrait screens are twice as high as they are wide: of more, twice as many columns as rows
  /// make a sheet about square.
  private static func columns(for count: Int) -> Int {
    count <= 6 ? max(1, count) : Int((Double(count) * 2).squareRoot().rounded(.up))
  }

  // MARK: Side by side

  /// One for each set of variants that differ on the axis alone.
  package func beside(_ variants: [Variant], option: String) -> [SheetOrder] {
    guard let axis = VariantAxis(option: option) else { return [] }
    let points = AxisPoints(variants)
    // What an axis decides, unless it is given, goes along with it.
    let together = VariantAxis.allCases.filter { $0 == axis || $0.definition.dependencies.contains(axis) }
    let moving = Set(together.map(\.definition.name))
    var keys: [[Int]] = []
    var groups: [[Variant]] = []
    for variant in variants.sorted() {
      let key = zip(points.axes, points.position(of: variant)).map { moving.contains($0.name) ? 0 : $1 }
      if let known = keys.firstIndex(of: key) {
        groups[known].append(variant)
      } else {
        keys.append(key)
        groups.append([variant])
      }
    }
    return groups.filter { $0.count > 1 }.map { group in
      let captions = group.map { variant in
        zip(points.axes, points.position(of: variant)).filter { moving.contains($0.0.name) && $0.0.values.count > 1 }
          .map { $0.0.values[$0.1] }.joined(separator: " · ")
      }
      // From right to left everything is elsewhere, and colours move nothing.
      let isMoved = group.count == 2 && axis != .direction && axis != .appearance
      return SheetOrder(
        kind: isMoved ? .moved : .beside, preview: preview, title: "\(name) · \(group[0].name)", variants: group,
        captions: captions, columns: group.count, file: "\(folder)/\(group[0].name).beside-\(option)")
    }
  }
}
