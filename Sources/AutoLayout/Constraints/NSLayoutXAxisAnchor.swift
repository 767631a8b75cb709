public import Foundation

/// An anchor for leading, trailing, left, right or the horizontal centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a constraint that puts this anchor at the system's spacing, times a factor, after another one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  /// Makes a constraint that keeps at least the system's spacing, times a factor, after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// Makes a constraint that keeps at most the system's spacing, times a factor, after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }

  /// Returns the distance from this anchor to another, as a size.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (other.item, other.attribute))
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = constraint(relation, to: other, constant: SystemSpacing.sibling * max(0, multiplier))
    constraint.usesSystemSpacing = true
    return constraint
  }
}
