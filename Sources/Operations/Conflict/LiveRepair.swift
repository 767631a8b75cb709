import LPLayoutModel
package import LPReasoning

/// A change of one constraint that removes a conflict from every variant, as solving them again has shown.
package struct LiveRepair: Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case removal, priority, relation, constant, attribute, items
  }

  /// A view that has another place or size with the repair.
  package struct Move: Codable, Sendable {
    package let view: String
    /// The greatest distance that one of its edges moves in a variant, in points.
    package var by: Double
  }

  /// The number of the member, from 1.
  package let constraint: Int
  package let kind: Kind
  /// The constraint to write instead; `nil` for a removal.
  package let code: String?
  /// Why the constraint is likely the mistake.
  package let reasons: [String]
  package let moves: [Move]
  /// The number of conflicts that the repair removes.
  package let resolves: Int
  /// The change that the live page tries.
  package let trial: ConstraintTrial
}
