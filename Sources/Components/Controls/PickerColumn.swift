import Foundation

/// A column of a picker, whose rows show texts.
@MainActor
struct PickerColumn {
  /// A row's text and colour.
  struct Row {
    var text: ControlText
    var color: UIColor = .label
  }

  /// The left edge and the width, in the picker's coordinates; points.
  var x: CGFloat = 0
  var width: CGFloat = 0
  var rowHeight = PickerWheel.rowHeight
  /// The number of rows.
  var count: Int
  /// The index of the selected row.
  var selected: Int
  /// Whether the first row follows the last one.
  var isCyclic = false
  /// The row at an index, in the given font; `nil` for one without text.
  var row: (Int, UIFont) -> Row?

  /// Returns the index of the row at a distance below the selected one; `nil` for none.
  func index(at distance: Int) -> Int? {
    let index = selected + distance
    if isCyclic, count > 0 { return ((index % count) + count) % count }
    return (0..<count).contains(index) ? index : nil
  }

  /// Returns the row at a distance, in the font of its place.
  func row(at distance: Int) -> Row? {
    index(at: distance).flatMap { row($0, Self.font(isSelected: distance == 0)) }
  }

  /// The font of rows, which does not follow the text size.
  static func font(isSelected: Bool) -> UIFont { .systemFont(ofSize: isSelected ? 23.5 : 21) }

  /// Returns the width of the widest of the rows that can be in sight, in points.
  func textWidth(reach: Int) -> CGFloat {
    let shown = isCyclic && count <= 12 ? Array(0..<count) : (-reach...reach).compactMap(index(at:))
    return shown.reduce(0) { widest, index in
      max(widest, row(index, Self.font(isSelected: true))?.text.measure().size.width ?? 0)
    }
  }
}
