public import Foundation

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
  /// The names of the fonts that have characters of the text and are not available here.
  package var unavailableFonts: [String] = []

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
