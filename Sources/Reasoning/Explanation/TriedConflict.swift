package import LPAutoLayout
package import LPCassowary

/// A conflict of a laid-out tree, with what a repair of it has to know.
package struct TriedConflict: Sendable {
  package struct Member: Sendable {
    package let cause: Cause
    /// The key of a constraint of the author.
    package let key: String?
    /// The constraint over the engine's variables.
    package let row: LinearConstraint
    /// The nearest constant with which all others hold.
    package let nearest: Double?
  }

  package let members: [Member]
  /// The index of the member that the engine set aside.
  package let broken: Int
  /// Whether no other conflict has one of the members that remain.
  package let breakResolves: Bool

  /// The keys of the author's constraints that take part.
  package var keys: Set<String> { Set(members.compactMap(\.key)) }

  /// The keys of the members, which are equal for the same conflict in all variants.
  package var signature: [String] { members.map { $0.key ?? $0.cause.kind.rawValue }.sorted() }
}
