/// A constraint in an explanation.
package struct Cause: Hashable, Codable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The catalog's author wrote it.
    case author
    /// A stack view, a scroll view, a control made it.
    case system
    case intrinsicSize
    case autoresizingMask
    /// The screen's size and origin.
    case screen
    /// Sizes are never negative; a scroll view's content begins at its origin.
    case rule
    /// Nothing determines the value.
    case free
  }

  package var kind: Kind
  /// `follow.leading >= name.trailing + 8`
  package var equation: String
  package var identifier: String?
  /// A fact that the equation does not state, such as a margin or a text.
  package var note: String?
  /// The priority; 1000 is required.
  package var priority: Float
  package var callSite: CallSite?

  package init(
    kind: Kind, equation: String, identifier: String? = nil, note: String? = nil, priority: Float,
    callSite: CallSite? = nil
  ) {
    self.kind = kind
    self.equation = equation
    self.identifier = identifier
    self.note = note
    self.priority = priority
    self.callSite = callSite
  }
}
