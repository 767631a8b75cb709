/// Constraints that cannot all hold, and the one that gave way.
package struct ConstraintConflict: Sendable {
  /// Indices into the engine's sources, ascending: an irreducible set.
  package let members: [Int]
  package let broken: Int
  /// By how much they contradict each other, in points.
  package let amount: Double
}
