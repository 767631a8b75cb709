/// A mistake in the tree or in a constraint, reported with the next layout.
package enum NotedMistake {
  case cyclicTree(UIView, UIView)
  case illegalConstraint(NSLayoutConstraint, ConstraintError)
  /// A change that an active constraint cannot take: it keeps what it had.
  case refusedChange(NSLayoutConstraint, ConstraintError)
  /// Required became optional, or the other way round, while the constraint was active.
  case priorityAcrossRequired(NSLayoutConstraint, from: UILayoutPriority)
  /// A property that was given a NaN or an infinity, and keeps what it had.
  case valueNotFinite(String)
  /// A method that was overridden and has to call `super`.
  case missingSuper(String)
  /// A mistake that is described already.
  case described(Diagnostic)
  /// An update that no active constraint is alike, and one of the same attribute.
  case unmatchedUpdate(NSLayoutConstraint, near: NSLayoutConstraint?)
}
