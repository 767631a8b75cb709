package import LPVariants

/// Arranges a preview's variants on sheets.
package struct SheetOrders {
  package let preview: Int
  package let name: String
  /// The preview's folder below the output folder.
  package let folder: String

  package init(preview: Int, name: String, folder: String) {
    (self.preview, self.name, self.folder) = (preview, name, folder)
  }

  /// The largest number of pictures on a sheet; few viewers open larger pictures.
  private static let picturesOnSheet = 48
  private static let mostColumns = 8

  // MARK: Contact sheets

  /// Arranges the variants in a table of two axes if they fill most of it, otherwise in a list.
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

  /// Returns the number of columns. A few pictures are in one row. Portrait screens are about twice as high as wide, so
  /// with twice as many columns as rows a sheet is roughly square.
  private static func columns(for count: Int) -> Int {
    count <= 6 ? max(1, count) : Int((Double(count) * 2).squareRoot().rounded(.up))
  }

  // MARK: Side by side

  /// Returns a picture for each set of variants that differ on this axis alone.
  package func beside(_ variants: [Variant], option: String) -> [SheetOrder] {
    guard let axis = VariantAxis(option: option) else { return [] }
    let points = AxisPoints(variants)
    // Axes that take their value from this one, unless they are given, vary with it.
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
      // A change of direction moves everything, and a change of colours moves nothing, so arrows would not help.
      let isMoved = group.count == 2 && axis != .direction && axis != .appearance
      return SheetOrder(
        kind: isMoved ? .moved : .beside, preview: preview, title: "\(name) · \(group[0].name)", variants: group,
        captions: captions, columns: group.count, file: "\(folder)/\(group[0].name).beside-\(option)")
    }
  }
}
