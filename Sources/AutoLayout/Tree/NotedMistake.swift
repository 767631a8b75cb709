/// A mistake in the tree or in a constraint, reported with the next layout.
package enum NotedMistake {
  /// The view that was added to one inside of it, or to itself, and what it is called once it is gone: nothing keeps it,
  /// since it keeps the one that notes the mistake.
  case cyclicTree(() -> UIView?, String, NameSources)
  /// The class and the place of a view that was not added, because the tree would have too many levels. Nothing holds the
  /// view: it may have as many levels again.
  case deepTree(String, CallSite?)
  case illegalConstraint(NSLayoutConstraint, ConstraintError)
  /// An equation that mentions a view outside of the tree, and that view's root; nothing else may keep them.
  case outsideTree(UIView, root: UIView, NSLayoutConstraint)
  /// A change that an active constraint does not allow; it keeps the old value.
  case refusedChange(NSLayoutConstraint, ConstraintError)
  /// A priority that became required or optional while the constraint was active.
  case priorityAcrossRequired(NSLayoutConstraint, from: UILayoutPriority)
  /// A property that was set to NaN or infinity, and keeps the old value.
  case valueNotFinite(String)
  /// An overridden method that does not call `super`.
  case missingSuper(String)
  /// A call of `setNeedsUpdateConstraints()` by the view within this method of its own.
  case updateRequest(in: String)
  /// A constraint among other views that the view's `layoutSubviews` changed.
  case constraintOutside(NSLayoutConstraint)
  /// A view of a list whose identifier is not registered, by what it is.
  case unregistered(String, String)
  /// An identifier of a list's section or item that was added twice.
  case duplicateIdentifier(String)
  /// A row or an item, by section and number, for which a list got no cell.
  case missingCell(Int, Int)
  /// A mistake with a complete diagnostic.
  case described(Diagnostic)
  /// An update that matches no active constraint, with one of the same attribute if there is one.
  case unmatchedUpdate(NSLayoutConstraint, near: NSLayoutConstraint?)
}
