public import Foundation

/// A request to a typesetter: a string, its font, and the available width.
public struct TextRequest: Hashable, Codable, Sendable {
  /// The text.
  public var string: String
  /// The font.
  public var font: FontDescription
  /// The width in points at which lines wrap; `nil` does not wrap them.
  public var maxWidth: CGFloat?
  /// The largest number of lines; 0 is as many as needed.
  public var numberOfLines: Int
  /// How lines break, and where text is cut.
  public var lineBreakMode: NSLineBreakMode
  /// How lines are aligned.
  public var alignment: NSTextAlignment
  /// The paragraph's direction, unless strong characters in the text determine it.
  public var direction: UIUserInterfaceLayoutDirection
  /// The number of pixels per point; widths and line heights are rounded up to this grid.
  public var scale: CGFloat
  /// The factor to which a single line may shrink to fit `maxWidth`; 1 does not shrink it.
  public var minimumScaleFactor: CGFloat
  /// The language of the text (BCP 47), for shaping and line breaking.
  public var language: String

  /// Makes a request.
  public init(
    string: String, font: UIFont, maxWidth: CGFloat? = nil, numberOfLines: Int = 1,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, alignment: NSTextAlignment = .natural,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, scale: CGFloat = 2, minimumScaleFactor: CGFloat = 1,
    language: String = "en"
  ) {
    self.string = string
    self.font = font.value
    self.maxWidth = maxWidth
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.direction = direction
    self.scale = scale
    self.minimumScaleFactor = minimumScaleFactor
    self.language = language
  }
}

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

  /// Makes a run of glyphs.
  public init(font: String, size: CGFloat, glyphs: [UInt32], positions: [CGPoint], text: String) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.positions = positions
    self.text = text
  }
}

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

/// Typeset text: lines with their glyphs, and the block's size.
public struct TypesetText: Hashable, Codable, Sendable {
  /// The size in points, rounded up to the pixel grid. With a `maxWidth` and an alignment, lines are placed within that
  /// width.
  public var size: CGSize
  /// The lines, from top to bottom.
  public var lines: [TextLine]
  /// The first baseline, from the block's top, on the pixel grid.
  public var firstBaseline: CGFloat
  /// The last baseline, from the top; points.
  public var lastBaseline: CGFloat
  /// Whether some of the text is not shown.
  public var isTruncated: Bool
  /// The factor by which the font was scaled to fit (`minimumScaleFactor`).
  public var fontScale: CGFloat
  /// The characters that no font has.
  public var missing: [String]

  /// Makes typeset text.
  public init(
    size: CGSize, lines: [TextLine], firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool = false,
    fontScale: CGFloat = 1, missing: [String] = []
  ) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.fontScale = fontScale
    self.missing = missing
  }

  /// Text without lines.
  public static let empty = TypesetText(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0)
}

/// Typesets text for the layout. `Drawing` has the implementation for fonts; implementations cache by request and may
/// be shared.
public protocol TextMeasuring: AnyObject, Sendable {
  /// Returns lines with glyphs and positions.
  func typeset(_ request: TextRequest) -> TypesetText
  /// Returns the block's size and baselines; `lines` may lack their runs.
  func measure(_ request: TextRequest) -> TypesetText
}

extension TextMeasuring {
  /// Returns the text's size by typesetting the whole text.
  public func measure(_ request: TextRequest) -> TypesetText { typeset(request) }
}

/// The way in which a line that does not fit is broken or cut; raw values are UIKit's.
public enum NSLineBreakMode: Int, Codable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// Raw values are UIKit's.
public enum NSTextAlignment: Int, Codable, Sendable {
  case left = 0
  case center
  case right
  case justified
  case natural
}
