/// Why the solver refused a change. The solver is then exactly as it was before.
package enum SolverError: Error, Sendable, Equatable {
  /// Required constraints contradict each other.
  case conflict(Conflict)
  /// A coefficient or constant is NaN or infinite. `position` counts within the refused change.
  case notFinite(position: Int)
  /// A priority is not in 0 < p ≤ 1000. `position` counts within the refused change.
  case invalidPriority(Float, position: Int)
  /// The constraint was never added to this solver, or was removed.
  case unknownConstraint(ConstraintID)
  /// This solver did not make the variable.
  case unknownVariable(Variable)
}
