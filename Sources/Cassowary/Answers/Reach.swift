/// How an expression follows a constraint's constant, and how far.
package struct Reach: Sendable, Equatable {
  /// The change of the expression when the constant moves by one in this direction.
  package let rate: Double
  /// How far the constant can move until the rate changes; the requested length if it does not change.
  package let distance: Double
  /// The constraints that hold the expression beyond this point and not before; empty if nothing changes.
  package let successors: [ConstraintID]
  /// The conflict of required constraints beyond `distance`, if there is one.
  package let conflict: Conflict?
}

extension Solver {
  /// Moves a constraint's constant by at most `length` (down if it is negative), as long as an expression follows it at
  /// one rate. The solver itself does not change.
  package func reach(
    of id: ConstraintID, by length: Double, watching expression: LinearExpression
  ) throws(SolverError) -> Reach {
    let start = try constraint(id).constant
    var walk = try SweepWalk(self, of: id, from: start, to: start + length)
    return walk.follow(expression)
  }
}
