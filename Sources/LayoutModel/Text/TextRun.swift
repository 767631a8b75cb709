public import Foundation

/// The attributes of a part of a text, for a typesetter. The runs of a request follow each other and cover its string.
public struct TextRun: Hashable, Codable, Sendable {
  /// A line below or through the letters.
  public struct Decoration: Hashable, Codable, Sendable {
    /// The style: weight, pattern, and whether white space has no line.
    public var style: NSUnderlineStyle
    /// The colour; `nil` for that of the letters.
    public var color: RGBA?
    /// Makes a line.
    public init(style: NSUnderlineStyle, color: RGBA? = nil) {
      self.style = style
      self.color = color
    }
  }

  /// The number of UTF-16 units.
  public var length: Int
  /// The font.
  public var font: FontDescription
  /// The colour; `nil` for that of the whole text.
  public var color: RGBA?
  /// The colour behind the letters; `nil` for none.
  public var background: RGBA?
  /// The space after each character, in points.
  public var kern: CGFloat = 0
  /// The distance by which letters are above the baseline, in points.
  public var baselineOffset: CGFloat = 0
  /// The line below the letters; `nil` for none.
  public var underline: Decoration?
  /// The line through the letters; `nil` for none.
  public var strikethrough: Decoration?
  /// The outline of the letters; `nil` for none.
  public var stroke: TextStroke?
  /// The shadow of the letters; `nil` for none.
  public var shadow: TextShadow?
  /// The rectangle that U+FFFC stands for, in points from the pen, with y pointing up; `nil` for none.
  public var attachment: CGRect?
  /// The style of the paragraph.
  public var paragraph = TextParagraph()

  /// Makes a run in a font.
  public init(length: Int, font: FontDescription) {
    self.length = length
    self.font = font
  }
}
