/// How far an expression follows a constraint's constant.
package struct Reach: Sendable, Equatable {
  /// By how much the expression moves when the constant moves by one in this direction.
  package let rate: Double
  /// How far the constant can go until the rate changes; what was asked for where it does not.
  package let distance: Double
  /// The constraints that hold the expression beyond and do not hold it before; empty where nothing changes.
  package let successors: [ConstraintID]
  /// Beyond `distance` required constraints contradict each other.
  package let conflict: Conflict?
}

extension Solver {
  /// Moves a constraint's constant by at most `length` (negative: down) while an expression follows it at one rate. The
  /// solver itself stays as it is.
  package func reach(
    of id: ConstraintID, by length: Double, watching expression: LinearExpression
  ) throws(SolverError) -> Reach {
    let start = try constraint(id).constant
    var walk = try SweepWalk(self, of: id, from: start, to: start + length)
    return walk.follow(expression)
  }
}
