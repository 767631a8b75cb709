package import AutoLayout

/// Something about a layout that may begin or end while the screen or its text grows.
package struct SweepFact: Hashable, Codable, Sendable {
  package enum Rule: String, Codable, CaseIterable, Sendable {
    case conflict
    case ambiguous
    case clippedText = "clipped-text"
    case squeezed
    case overlap
    case offScreen = "off-screen"
    case brokenWish = "broken-wish"
    case reorder
    case wrapping
    case traits
  }

  package enum Severity: String, Codable, Sendable {
    /// Something that no author wants.
    case broken
    /// Something that happens, and may be meant.
    case change
  }

  package let rule: Rule
  package let severity: Severity
  /// As it stands while it holds: `title` is cut off.
  package let message: String
  package let callSite: CallSite?
  /// Paths.
  package let views: [String]

  package init(
    _ rule: Rule, _ severity: Severity = .broken, _ message: String, at callSite: CallSite? = nil, views: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.callSite = callSite
    self.views = views
  }

  /// What holds all the way is meant to be, or is for `lint` to find.
  package var isMeantWhereConstant: Bool {
    switch rule {
    case .overlap, .offScreen, .wrapping, .traits, .reorder: true
    case .conflict, .ambiguous, .clippedText, .squeezed, .brokenWish: false
    }
  }
}
