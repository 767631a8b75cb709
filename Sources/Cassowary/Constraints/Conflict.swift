/// A minimal infeasible set: its members contradict each other, and if any of them is removed, the rest can hold.
package struct Conflict: Sendable, Equatable {
  package enum Member: Hashable, Sendable {
    /// A constraint that the solver has.
    case existing(ConstraintID)
    /// A constraint of the refused change, counted from 0.
    case added(Int)
  }

  /// The members in the order in which the constraints were added.
  package let members: [Member]

  /// The error of one member, in its own units, when all others hold.
  package let amount: Double

  package init(members: [Member], amount: Double) {
    self.members = members
    self.amount = amount
  }
}
