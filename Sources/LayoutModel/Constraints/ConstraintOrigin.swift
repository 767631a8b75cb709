/// The maker of a constraint.
public enum ConstraintOrigin: String, Codable, Sendable {
  /// The catalog's author.
  case user
  /// Hugging or compression resistance of a view's intrinsic content size.
  case intrinsicSize
  /// A stack view, a scroll view, a control.
  case system
  /// A translated autoresizing mask.
  case autoresizingMask
}
