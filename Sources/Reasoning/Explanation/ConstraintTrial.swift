package import LPAutoLayout

/// A change of one of the author's constraints of a tree, by what the constraint is called in `ConflictTrials`.
package struct ConstraintTrial: Hashable, Codable, Sendable {
  package let key: String
  package let change: ConstraintChange

  package init(key: String, change: ConstraintChange) { (self.key, self.change) = (key, change) }

  /// Changes the constraint for good.
  ///
  /// - Returns: whether the tree has the constraint, and the change is legal.
  @MainActor
  package func apply(to root: UIView) -> Bool {
    guard let tried = ConflictTrials.constraints(of: root).first(where: { $0.key == key }) else { return false }
    let (constraint, statement) = (tried.constraint, tried.constraint.statement)
    guard let changed = change.applied(to: statement) else {
      tried.holder.release(constraint)
      return true
    }
    constraint.statement = changed
    if constraint.error != nil { constraint.statement = statement }
    return constraint.error == nil
  }
}
