public import Foundation

/// How the lines of a paragraph are placed. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  package struct Values: Hashable {
    package var layout = TextParagraph()
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var hyphenationFactor: Float = 0
  }

  package var values = Values()

  /// Makes the default style.
  public override init() {}

  init(_ values: Values) { self.values = values }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are aligned.
  open var alignment: NSTextAlignment { values.layout.alignment ?? .natural }
  /// The space between two lines.
  open var lineSpacing: CGFloat { values.layout.lineSpacing }
  /// The space after the paragraph, unless it is the last.
  open var paragraphSpacing: CGFloat { values.layout.paragraphSpacing }
  /// The space before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.layout.paragraphSpacingBefore }
  /// The factor of the natural height of lines; 0 leaves them as they are.
  open var lineHeightMultiple: CGFloat { values.layout.lineHeightMultiple }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.layout.minimumLineHeight }
  /// The greatest height of a line; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.layout.maximumLineHeight }
  /// The distance of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.layout.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge.
  open var headIndent: CGFloat { values.layout.headIndent }
  /// The end of the lines: from the leading edge if positive, else from the trailing edge.
  open var tailIndent: CGFloat { values.layout.tailIndent }
  /// The tab stops; by default twelve, 28 points apart.
  open var tabStops: [NSTextTab]! {
    (values.layout.tabs ?? TextTab.standard).map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
  }
  /// The distance between tab stops after the last one; 0 for no further stops.
  open var defaultTabInterval: CGFloat { values.layout.tabInterval }
  /// How lines break, and where text is cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Kept; words are not divided.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction; `.natural` is that of the first strong character.
  open var baseWritingDirection: NSWritingDirection {
    switch values.layout.direction {
    case nil: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0 === self || $0.values == values } ?? false
  }
  open override var hash: Int { values.hashValue }
  /// Returns a style that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// Returns a style to change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }
}
