public import Foundation

/// How the lines of a paragraph are placed. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var layout = TextParagraph()
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  fileprivate(set) var values = Values()

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
  /// How lines break, and where text is cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
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

/// A paragraph style to change. An attributed string copies it, so later changes need `addAttribute` again.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.layout.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.layout.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.layout.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.layout.paragraphSpacingBefore = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.layout.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.layout.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.layout.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.layout.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.layout.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.layout.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set {
      switch newValue {
      case .natural: values.layout.direction = nil
      case .leftToRight: values.layout.direction = .leftToRight
      case .rightToLeft: values.layout.direction = .rightToLeft
      }
    }
  }

  /// Takes over everything from another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
