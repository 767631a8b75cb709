package import LPLayoutModel

/// A fact about a layout that may begin or cease to hold as the screen or its text grows. Two facts are the same even
/// if the numbers in their messages differ.
package struct SweepFact: Codable, Sendable {
  package enum Impact: String, Codable, Sendable {
    /// The layout has a problem.
    case broken
    /// The layout changes, perhaps on purpose.
    case change
  }

  /// The name of a rule of `lint`, or `squeezed`, `wrapping`, `traits`.
  package let rule: String
  package let severity: Impact
  /// The message while the fact holds, such as "`title` is cut off".
  package let message: String
  package internal(set) var callSite: CallSite?
  /// The paths of the views.
  package internal(set) var views: [String] = []
  /// The number of lines of text, if the fact is about them.
  package internal(set) var lines: Int?
  /// The names that distinguish the fact from others of its rule.
  let subject: [String]

  /// Whether the fact is not worth reporting if it holds over the whole range, since it is intended then.
  package var isNoNewsWhereConstant: Bool {
    switch rule {
    case "wrapping", "traits", "squeezed": true
    default: severity == .change
    }
  }
}

extension SweepFact: Hashable {
  package static func == (a: SweepFact, b: SweepFact) -> Bool {
    a.rule == b.rule && a.subject == b.subject && a.callSite == b.callSite
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(subject)
  }
}
