import Foundation

/// Draws the texts of a picker's columns on their wheels, and the band around the selected rows.
@MainActor
struct PickerDrawing {
  let view: UIView
  let columns: [PickerColumn]

  private var bounds: CGRect { view.canvas }

  /// Returns the height of the band around the selected rows, in points.
  static func bandHeight(of rowHeight: CGFloat) -> CGFloat { rowHeight * PickerWheel.magnification }

  /// Returns the band, as high as the highest row needs it; none without columns.
  func band() -> [ContentItem] {
    guard let height = columns.map(\.rowHeight).max(), bounds.width > 0, bounds.height > 0 else { return [] }
    let band = Self.bandHeight(of: height)
    let margin = min(PickerWheel.band.margin, bounds.width / 4)
    let rect = CGRect(x: margin, y: (bounds.height - band) / 2, width: bounds.width - 2 * margin, height: band)
    return [.fill(.roundedRect(rect, radius: PickerWheel.band.radius), view.paint(.tertiarySystemFill))]
  }

  /// Returns the texts of all columns, those farthest from the front first.
  func rows() -> [ContentItem] {
    let items = columns.flatMap(rows)
    guard !items.isEmpty else { return [] }
    var group = ContentGroup(items)
    group.clip = .rect(bounds)
    return [.group(group)]
  }

  private func rows(of column: PickerColumn) -> [ContentItem] {
    let wheel = PickerWheel(height: bounds.height, rowHeight: column.rowHeight)
    return (0...wheel.reach).reversed().flatMap { distance in
      (distance == 0 ? [0] : [-distance, distance]).flatMap { row($0, of: column, on: wheel) }
    }
  }

  private func row(_ distance: Int, of column: PickerColumn, on wheel: PickerWheel) -> [ContentItem] {
    guard column.width > 0, let row = column.row(at: distance) else { return [] }
    let rect = rect(of: column)
    let items = row.text.items(in: rect, row.color)
    guard distance != 0, !items.isEmpty else { return items }
    let place = wheel.place(distance)
    var group = ContentGroup(items)
    group.opacity = place.opacity
    // The row is foreshortened about its middle, and then moved.
    group.transform = CGAffineTransform(
      a: place.scale.width, b: 0, c: 0, d: place.scale.height, tx: rect.midX * (1 - place.scale.width),
      ty: rect.midY * (1 - place.scale.height) + place.offset)
    return [.group(group)]
  }

  private func rect(of column: PickerColumn) -> CGRect {
    CGRect(
      x: column.x, y: (bounds.height - column.rowHeight) / 2, width: column.width, height: column.rowHeight)
  }

  /// Returns the texts of the selected rows, in the order of the columns.
  func text() -> (string: String, typeset: TypesetText)? {
    let selected = columns.compactMap { column in column.row(at: 0).map { (column, $0.text) } }
      .filter { !$0.1.string.isEmpty }
    guard !selected.isEmpty else { return nil }
    let blocks = selected.map { $0.1.typeset(in: rect(of: $0.0)) }
    return (selected.map(\.1.string).joined(separator: " | "), .joined(blocks))
  }
}
