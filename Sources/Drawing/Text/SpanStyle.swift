import LPLayoutModel
import Foundation

/// The style of a part of a paragraph: what shapes it, and the run of the request that it belongs to.
struct SpanStyle {
  /// The shaper, which the typesetter keeps for as long as its paragraphs.
  unowned let shaper: Shaper
  /// The index of the run in the request; 0 for a text in one font.
  var run = 0
  /// The space after each cluster, in points.
  var kern = 0.0
  /// The rectangle of an attachment, in points from the pen, with y pointing up.
  var attachment: CGRect?
  /// Whether the part is a tab, whose width depends on its place in a line.
  var isTab = false

  /// Spaced letters are not joined to ligatures.
  var hasLigatures: Bool { kern == 0 }

  /// Whether text in both styles may be shaped as one.
  func shapesLike(_ other: SpanStyle) -> Bool {
    shaper === other.shaper && kern == other.kern && attachment == nil && other.attachment == nil && !isTab
      && !other.isTab
  }

  func isSame(as other: SpanStyle) -> Bool {
    shaper === other.shaper && run == other.run && kern == other.kern && attachment == other.attachment
      && isTab == other.isTab
  }
}
