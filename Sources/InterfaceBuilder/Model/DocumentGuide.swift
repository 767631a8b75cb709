import LPLayoutModel

/// A layout guide, or an edge of bars, that constraints refer to.
package struct DocumentGuide {
  package enum Kind: Hashable, Sendable {
    case safeArea, content, frame, keyboard, readable, margins
    /// The edges of bars in documents from before the safe area.
    case top, bottom
    case custom
  }
  package let id: String
  package let kind: Kind
}
