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
  /// The parts of an attributed text, which cover the string; `nil` for a text in one font.
  public var runs: [TextRun]?

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
