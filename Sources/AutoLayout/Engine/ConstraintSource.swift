/// The origin of a linear constraint of the engine.
@MainActor
package enum ConstraintSource {
  case constraint(NSLayoutConstraint)
  /// `size <= intrinsic @hugging`
  case hugging(ItemReference, NSLayoutConstraint.Axis)
  /// `size >= intrinsic @resistance`
  case resistance(ItemReference, NSLayoutConstraint.Axis)
  /// A translated autoresizing mask: position or size on an axis.
  case autoresizing(ItemReference, NSLayoutConstraint.Axis)
  /// The root's origin and, if it is given, its size.
  case host(NSLayoutConstraint.Axis)
  /// Sizes are never negative.
  case nonNegative(ItemReference, NSLayoutConstraint.Axis)
  /// A scroll view's content begins at its bounds' origin.
  case contentOrigin(ItemReference, NSLayoutConstraint.Axis)
  /// A target size of `systemLayoutSizeFitting`.
  case fitting(NSLayoutConstraint.Axis)
}
