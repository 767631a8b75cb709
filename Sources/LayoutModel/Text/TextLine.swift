public import Foundation

/// One line of typeset text, in points from the top left of its block.
public struct TextLine: Hashable, Codable, Sendable {
  /// The characters of the line in logical order; an ellipsis stands where text was cut.
  public var text: String
  /// The left end of the line's advance, after alignment.
  public var x: CGFloat
  /// The baseline's distance from the block's top.
  public var baseline: CGFloat
  /// The sum of the advances, not rounded.
  public var width: CGFloat
  /// Whether the line ends in an ellipsis or is cut.
  public var isTruncated: Bool
  /// The glyphs of the line, from left to right.
  public var runs: [GlyphRun]
  /// The backgrounds, lines and attachments of the line's parts, in drawing order; `nil` for none.
  public var marks: [TextMark]?

  /// Makes a line.
  public init(text: String, x: CGFloat, baseline: CGFloat, width: CGFloat, isTruncated: Bool, runs: [GlyphRun]) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
    self.isTruncated = isTruncated
    self.runs = runs
  }
}
