/// An axis of a layout.
package enum LayoutAxis: String, Hashable, Codable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Makes the axis of an attribute; fails for any other word.
  init?(attribute: some StringProtocol) {
    switch attribute {
    case "left", "right", "leading", "trailing", "width", "centerX", "leftMargin", "rightMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins":
      self = .horizontal
    case "top", "bottom", "height", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
      "centerYWithinMargins":
      self = .vertical
    default: return nil
    }
  }
}
