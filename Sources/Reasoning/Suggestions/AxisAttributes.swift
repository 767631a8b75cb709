import LPAutoLayout

/// The attributes of one axis.
struct AxisAttributes {
  let axis: NSLayoutConstraint.Axis
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute

  static let horizontal = AxisAttributes(
    axis: .horizontal, start: .leading, end: .trailing, center: .centerX, size: .width)
  static let vertical = AxisAttributes(axis: .vertical, start: .top, end: .bottom, center: .centerY, size: .height)
  static let both = [horizontal, vertical]
}
