import LPAutoLayout
import Foundation

/// A relation `m₁·a + c₁  relation  m₂·b + c₂`, or with a constant on the right.
struct LinearRelation {
  enum Right {
    case term(AnchorTerm)
    case constant(CGFloat)
  }

  var left: AnchorTerm
  var relation: NSLayoutConstraint.Relation
  var right: Right

  /// Solves the relation for `a`, which is the form of a constraint: `a  relation  (m₂/m₁)·b + (c₂ − c₁)/m₁`. A
  /// negative m₁ reverses the relation.
  @MainActor
  func makeConstraint() -> NSLayoutConstraint {
    let relation = left.multiplier < 0 ? self.relation.turned : self.relation
    switch right {
    case .constant(let constant):
      let value = (constant - left.constant - left.systemSpacings * SystemSpacing.sibling) / left.multiplier
      if left.start != nil { return left.dimension.constraint(relation, constant: value) }
      return NSLayoutConstraint(
        left.item, left.attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: value)
    case .term(let right):
      let spacings = (right.systemSpacings - left.systemSpacings) / left.multiplier
      let constant = (right.constant - left.constant) / left.multiplier + spacings * systemSpacing(right, spacings)
      let constraint = makeConstraint(
        relation, to: right, multiplier: right.multiplier / left.multiplier, constant: constant)
      constraint.usesSystemSpacing = spacings != 0
      return constraint
    }
  }

  @MainActor
  private func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to right: AnchorTerm, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    if left.start != nil || right.start != nil {
      return left.dimension.constraint(relation, to: right.dimension, multiplier: multiplier, constant: constant)
    }
    return NSLayoutConstraint(
      left.item, left.attribute, relation, right.item, right.attribute, multiplier: multiplier, constant: constant)
  }

  /// Returns one system spacing in points, measured from the right side of the relation to the left, or in the other
  /// direction if the count is negative.
  @MainActor
  private func systemSpacing(_ right: AnchorTerm, _ count: CGFloat) -> CGFloat {
    guard count != 0, left.start == nil, left.attribute.kind == .location, left.attribute.axis == .vertical else {
      return SystemSpacing.sibling
    }
    let (first, second) = (
      NSLayoutYAxisAnchor(left.item, left.attribute), NSLayoutYAxisAnchor(right.item, right.attribute)
    )
    return count > 0
      ? SystemSpacing.below(upper: second, lower: first) : SystemSpacing.below(upper: first, lower: second)
  }
}

extension AnchorTerm {
  /// Returns the anchor of a size, or of a distance between two locations.
  @MainActor
  fileprivate var dimension: NSLayoutDimension {
    guard let start else { return NSLayoutDimension(item, attribute) }
    if attribute.axis == .vertical {
      return NSLayoutYAxisAnchor(start.item, start.attribute).anchorWithOffset(to: NSLayoutYAxisAnchor(item, attribute))
    }
    return NSLayoutXAxisAnchor(start.item, start.attribute).anchorWithOffset(to: NSLayoutXAxisAnchor(item, attribute))
  }
}

extension NSLayoutConstraint.Relation {
  var turned: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
