/// Explains why the solver refused a change. The solver is then unchanged.
package enum SolverError: Error, Sendable, Equatable {
  /// Required constraints contradict each other.
  case conflict(Conflict)
  /// A coefficient or constant is NaN or infinite. `position` is the constraint's index in the refused change.
  case notFinite(position: Int)
  /// A priority is not in 0 < p ≤ 1000. `position` is the constraint's index in the refused change.
  case invalidPriority(Float, position: Int)
  /// The constraint was never added to this solver, or it was removed.
  case unknownConstraint(ConstraintID)
  /// The variable belongs to another solver.
  case unknownVariable(Variable)
}
