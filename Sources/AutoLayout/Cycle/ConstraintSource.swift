import Foundation

/// Where a linear constraint of the engine comes from.
@MainActor
package enum ConstraintSource {
  case constraint(LayoutConstraint)
  /// `size <= intrinsic @hugging`
  case hugging(View, LayoutConstraint.Axis)
  /// `size >= intrinsic @resistance`
  case resistance(View, LayoutConstraint.Axis)
  /// A translated autoresizing mask: position or size on an axis.
  case autoresizing(View, LayoutConstraint.Axis)
  /// The root's origin and, where it is given, its size.
  case host(LayoutConstraint.Axis)
  /// Sizes are never negative.
  case nonNegative(AnyObject, LayoutConstraint.Axis)
  /// A scroll view's content begins at its bounds' origin.
  case contentOrigin(LayoutGuide, LayoutConstraint.Axis)
  /// A target size of `systemLayoutSizeFitting`.
  case fitting(LayoutConstraint.Axis)
}
