package import LPLayoutModel

/// A conflict of a preview, in the variants that have it, and what resolves it.
package struct LiveConflict: Codable, Sendable {
  package var variants: [String]
  /// The minimal infeasible set.
  package let members: [Cause]
  /// The number of the member that the engine set aside, from 1.
  package let broken: Int
  /// Whether the rest of the conflict is in no further conflict.
  package let breakResolves: Bool
  /// `16 + 240 + 8 + 160 + 16 = 440, but the screen is 393 wide`
  package let arithmetic: String?
  /// The number of variants in which every repair was tried.
  package var triedVariants = 0
  /// The repairs, the likeliest first. After each, no conflict has any of the members.
  package var repairs: [LiveRepair] = []
  /// The changes that resolve this conflict, but leave another one that has some of the members.
  package var partialRepairs: [LiveRepair] = []
}
