package import AutoLayout

/// Something about a layout that may begin or end while the screen or its text grows. Two are the same whatever the
/// numbers in their messages.
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
  /// The message while the fact holds: `title` is cut off.
  package let message: String
  package internal(set) var callSite: CallSite?
  /// Paths.
  package internal(set) var views: [String] = []
  /// Lines of text, where it is about these.
  package internal(set) var lines: Int?
  /// What tells it from other facts of its rule.
  let subject: [String]

  /// What holds all the way was meant to be, or says nothing.
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
