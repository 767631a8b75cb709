package import AutoLayout
package import Foundation

/// An equation that a suggestion adds: `first.attribute == multiplier × second.attribute + constant`.
@MainActor
package struct SuggestedEquation {
  package let first: UIView
  package let attribute: NSLayoutConstraint.Attribute
  /// The view or the guide on the right side; `nil` for a constant size.
  package let second: AnyObject?
  package let secondAttribute: NSLayoutConstraint.Attribute
  package let constant: CGFloat

  /// Whether the equation sets a size to a number.
  package var isConstantSize: Bool { second == nil }

  static func size(_ view: UIView, _ axis: AxisAttributes, _ length: CGFloat) -> Self {
    Self(first: view, attribute: axis.size, second: nil, secondAttribute: .notAnAttribute, constant: length)
  }

  static func between(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
  ) -> Self {
    Self(
      first: first, attribute: attribute, second: second, secondAttribute: secondAttribute,
      constant: constant)
  }

  package func constraint() -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: secondAttribute, multiplier: 1,
      constant: constant)
  }
}

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
