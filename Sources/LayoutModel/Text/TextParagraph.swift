public import Foundation

/// The style of a paragraph as a value, for text requests. Lengths are in points.
public struct TextParagraph: Hashable, Codable, Sendable {
  /// How lines are aligned; `nil` as the request says.
  public var alignment: NSTextAlignment?
  /// The space between two lines.
  public var lineSpacing: CGFloat = 0
  /// The space after the paragraph.
  public var paragraphSpacing: CGFloat = 0
  /// The space before the paragraph, unless it is the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The factor of the height of lines; 0 leaves them as they are.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for no limit.
  public var maximumLineHeight: CGFloat = 0
  /// The distance of the first line from the leading edge.
  public var firstLineHeadIndent: CGFloat = 0
  /// The distance of the other lines from the leading edge.
  public var headIndent: CGFloat = 0
  /// The end of the lines: from the leading edge if positive, else from the trailing edge.
  public var tailIndent: CGFloat = 0
  /// The tab stops, from the leading edge; `nil` for the standard ones, twelve that are 28 points apart.
  public var tabs: [TextTab]?
  /// The distance between tab stops after the last one; 0 for no further stops.
  public var tabInterval: CGFloat = 0
  /// The direction; `nil` for that of the first strong character.
  public var direction: UIUserInterfaceLayoutDirection?

  /// Makes the default style.
  public init() {}

  /// Returns the height of a line whose natural height is given.
  package func height(ofLine natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, max(maximumLineHeight, minimumLineHeight)) : height
  }

  /// The style without numbers that a layout cannot use.
  package var sane: TextParagraph {
    func limited(_ value: CGFloat, from least: CGFloat = 0) -> CGFloat {
      value.isFinite ? min(max(value, least), 10_000) : 0
    }
    var style = self
    style.lineSpacing = limited(lineSpacing)
    style.paragraphSpacing = limited(paragraphSpacing)
    style.paragraphSpacingBefore = limited(paragraphSpacingBefore)
    style.lineHeightMultiple = min(limited(lineHeightMultiple), 100)
    style.minimumLineHeight = limited(minimumLineHeight)
    style.maximumLineHeight = limited(maximumLineHeight)
    style.firstLineHeadIndent = limited(firstLineHeadIndent)
    style.headIndent = limited(headIndent)
    style.tailIndent = limited(tailIndent, from: -10_000)
    style.tabs = tabs?.filter { $0.location.isFinite && $0.location >= 0 && $0.location <= 10_000 }
      .sorted { $0.location < $1.location }
    style.tabInterval = limited(tabInterval)
    return style
  }
}
