/// Constraints that contradict each other, and the one that was set aside.
package struct ConstraintConflict: Sendable {
  /// The minimal infeasible set: indices into the engine's sources, ascending.
  package let members: [Int]
  package let broken: Int
  /// The amount by which they contradict each other, in points.
  package let amount: Double
}
