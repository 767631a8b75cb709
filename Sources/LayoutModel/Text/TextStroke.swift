public import Foundation

/// The outline of letters.
public struct TextStroke: Hashable, Codable, Sendable {
  /// The width of the line: in percent of the font's size in a request, in points in a run of glyphs.
  public var width: CGFloat
  /// The colour; `nil` for that of the letters.
  public var color: RGBA?
  /// Whether only the outline is drawn.
  public var hidesFill: Bool

  /// Makes an outline.
  public init(width: CGFloat, color: RGBA? = nil, hidesFill: Bool) {
    self.width = width
    self.color = color
    self.hidesFill = hidesFill
  }
}
