/// Why the solver refused a change. It is then exactly as it was before.
public enum SolverError: Error, Sendable, Equatable {
  /// Required constraints contradict each other.
  case conflict(Conflict)
  /// A coefficient or constant is NaN or infinite. `position` counts within the change that was asked for.
  case notFinite(position: Int)
  /// A priority is not in 0 < p ≤ 1000. `position` counts within the change that was asked for.
  case invalidPriority(Float, position: Int)
  /// The constraint was never added to this solver, or was removed.
  case unknownConstraint(ConstraintID)
  /// The variable was not made by this solver.
  case unknownVariable(Variable)
}

/// Required constraints of which all cannot hold but any one fewer can.
public struct Conflict: Sendable, Equatable {
  public enum Member: Hashable, Sendable {
    /// A constraint that the solver has.
    case existing(ConstraintID)
    /// A constraint of the change that was refused, counted from 0.
    case added(Int)
  }

  /// Irreducible, in the order in which the constraints were added.
  public let members: [Member]

  /// By how much a member is missed, in its own units, when all others hold.
  public let amount: Double

  public init(members: [Member], amount: Double) {
    self.members = members
    self.amount = amount
  }
}
