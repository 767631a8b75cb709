public import Foundation

/// An anchor for top, bottom, the vertical centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes a constraint that puts this anchor at the system's spacing, times a factor, below another one.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  /// Makes a constraint that keeps at least the system's spacing, times a factor, below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// Makes a constraint that keeps at most the system's spacing, times a factor, below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }

  /// Returns the distance from this anchor to another, as a size.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (other.item, other.attribute))
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.below(upper: other, lower: self)
    let constraint = constraint(relation, to: other, constant: spacing * max(0, multiplier))
    constraint.usesSystemSpacing = true
    return constraint
  }
}
