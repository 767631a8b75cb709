/// A constraint as an explanation tells of it.
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
    /// Nothing: it is free, and rests where it rests.
    case free
  }

  package var kind: Kind
  /// `follow.leading >= name.trailing + 8`
  package var equation: String
  package var identifier: String?
  /// What the equation does not say: a margin, a text.
  package var note: String?
  /// 1000 is required.
  package var priority: Float
  package var callSite: CallSite?
}
