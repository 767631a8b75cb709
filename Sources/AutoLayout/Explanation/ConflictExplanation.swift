/// Required constraints that contradict each other.
package struct ConflictExplanation: Hashable, Codable, Sendable {
  /// Irreducible.
  package var members: [Cause]
  package var setAside: Cause
  /// Points by which they contradict each other.
  package var amount: Double
  /// Each enough by itself, tried on the solution; the cheapest first.
  package var repairs: [Repair]

  package struct Repair: Hashable, Codable, Sendable {
    package var cause: Cause
    /// The nearest constant with which the constraint can stay required, as written.
    package var constant: Double
    /// How far that is from the constant it has, in points.
    package var shift: Double
  }
}
