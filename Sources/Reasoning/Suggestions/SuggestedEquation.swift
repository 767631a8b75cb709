package import LPAutoLayout
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

  static func equal(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, to second: AnyObject,
    _ secondAttribute: NSLayoutConstraint.Attribute, plus constant: CGFloat = 0
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
