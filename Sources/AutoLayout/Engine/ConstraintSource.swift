/// The origin of a linear constraint of the engine.
@MainActor
package enum ConstraintSource {
  case constraint(NSLayoutConstraint)
  /// `size <= intrinsic @hugging`
  case hugging(UIView, NSLayoutConstraint.Axis)
  /// `size >= intrinsic @resistance`
  case resistance(UIView, NSLayoutConstraint.Axis)
  /// A translated autoresizing mask: position or size on an axis.
  case autoresizing(UIView, NSLayoutConstraint.Axis)
  /// The root's origin and, if it is given, its size.
  case host(NSLayoutConstraint.Axis)
  /// Sizes are never negative.
  case nonNegative(AnyObject, NSLayoutConstraint.Axis)
  /// A scroll view's content begins at its bounds' origin.
  case contentOrigin(UILayoutGuide, NSLayoutConstraint.Axis)
  /// A target size of `systemLayoutSizeFitting`.
  case fitting(NSLayoutConstraint.Axis)
}
