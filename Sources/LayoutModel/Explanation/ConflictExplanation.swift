/// Required constraints that contradict each other.
package struct ConflictExplanation: Hashable, Codable, Sendable {
  /// The minimal infeasible set.
  package var members: [Cause]
  package var setAside: Cause
  /// The amount in points by which they contradict each other.
  package var amount: Double
  /// The repairs, each sufficient by itself and tried on the solution, the smallest first.
  package var repairs: [Repair]

  package init(members: [Cause], setAside: Cause, amount: Double, repairs: [Repair]) {
    self.members = members
    self.setAside = setAside
    self.amount = amount
    self.repairs = repairs
  }

  package struct Repair: Hashable, Codable, Sendable {
    package var cause: Cause
    /// The nearest constant with which the constraint can stay required.
    package var constant: Double
    /// The distance from the current constant, in points.
    package var shift: Double

    package init(cause: Cause, constant: Double, shift: Double) {
      self.cause = cause
      self.constant = constant
      self.shift = shift
    }
  }
}
