public import Foundation

/// A run of positioned glyphs of one font in one line.
public struct GlyphRun: Hashable, Codable, Sendable {
  /// The font file's name and, in a collection, its face: `Inter-Regular.otf`, `NotoSansCJK.ttc#0`.
  public var font: String
  /// The size of the font in points.
  public var size: CGFloat
  /// The glyphs, by their numbers in the font.
  public var glyphs: [UInt32]
  /// The origin of each glyph on the baseline, in points from the top left of the text block.
  public var positions: [CGPoint]
  /// The characters that the glyphs stand for, in logical order.
  public var text: String
  /// The colour of the glyphs; `nil` for that of the whole text.
  public var color: RGBA?
  /// The outline of the glyphs, with its width in points; `nil` for none.
  public var stroke: TextStroke?
  /// The shadow of the glyphs; `nil` for none.
  public var shadow: TextShadow?
  /// The index of the run of an attributed text; `nil` for a text in one font.
  public var run: Int?

  /// Makes a run of glyphs.
  public init(font: String, size: CGFloat, glyphs: [UInt32], positions: [CGPoint], text: String) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.positions = positions
    self.text = text
  }
}
