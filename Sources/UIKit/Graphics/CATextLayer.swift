@_spi(Views) public import LPAutoLayout
public import Foundation

/// How the lines of a text layer are placed; raw values are Core Animation's.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the side where reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text layer cuts a text that it has no room for; raw values are Core Animation's.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the layer's edges, without an ellipsis.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// A layer that shows a text, from its top.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; others are not shown.
  open var string: Any?
  /// The font, or its name, of a text without attributes; the system's unless set.
  open var font: AnyObject?
  /// The size of the font in points, of a text without attributes.
  open var fontSize: CGFloat = 36
  /// The colour of a text without attributes; white unless set, `nil` for none.
  open var foregroundColor: CGColor? = .white
  /// Whether lines wrap at the layer's width.
  open var isWrapped = false
  /// Where a text that the layer has no room for is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// How lines are placed, unless the text's paragraphs say it.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Kept; letters are placed at fractions of pixels.
  open var allowsFontSubpixelQuantization = false

  private let environment = LayoutEnvironment.current

  private var attributed: NSAttributedString? { string as? NSAttributedString }
  private var shownFont: UIFont {
    if let attributed { return attributed.firstValue(.font) as? UIFont ?? .systemFont(ofSize: 12) }
    let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    return (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize)
  }

  /// The size of the text in lines that do not wrap; points.
  open func preferredFrameSize() -> CGSize {
    let blocks = paragraphs.map { block(of: $0, width: nil, lines: 1, environment.traits) }
    return CGSize(width: blocks.map(\.size.width).max() ?? 0, height: blocks.reduce(0) { $0 + $1.size.height })
  }

  @_spi(Views) open override func paint(in rect: CGRect, with traits: UITraitCollection) -> [ContentItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let painter = ContentPainter(
      traits: traits, images: environment.images, isRightToLeft: traits.layoutDirection == .rightToLeft)
    let color = painter.paint(attributed == nil ? foregroundColor ?? .clear : .black)
    var items: [ContentItem] = []
    var (top, width) = (rect.minY, CGFloat(0))
    for line in lines {
      let block = shown(line, in: rect.size, traits)
      items += painter.items(
        of: block, at: CGPoint(x: rect.minX, y: top), color, attributed: line as? NSAttributedString)
      top += block.size.height
      width = max(width, block.size.width, block.lines.map(\.width).max() ?? 0)
    }
    guard !items.isEmpty, width > rect.width + 0.5 || top > rect.maxY + 0.5 else { return items }
    var group = ContentGroup(items)
    group.clip = .rect(rect)
    return [.group(group)]
  }

  /// The text as a whole where it wraps, or else its paragraphs.
  private var lines: [Any] {
    guard isWrapped, let text = attributed?.string ?? string as? String, !text.isEmpty else { return paragraphs }
    return [attributed ?? text]
  }

  private var paragraphs: [Any] {
    guard let text = attributed?.string ?? string as? String, !text.isEmpty else { return [] }
    var start = 0
    return text.components(separatedBy: "\n").map { line in
      let range = NSRange(location: start, length: line.utf16.count)
      start = NSMaxRange(range) + 1
      return attributed?.attributedSubstring(from: range) ?? line
    }
  }

  /// The text's block in a size; of one that wraps and is cut, as many lines as fit.
  private func shown(_ text: Any, in size: CGSize, _ traits: UITraitCollection) -> TypesetText {
    let whole = block(of: text, width: size.width, lines: isWrapped ? 0 : 1, traits)
    guard isWrapped, truncationMode != .none, whole.size.height > size.height + 0.5 else { return whole }
    var (fitting, tooMany) = (1, max(2, whole.lines.count))
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      let part = block(of: text, width: size.width, lines: middle, traits)
      if part.size.height <= size.height + 0.5 { fitting = middle } else { tooMany = middle }
    }
    return block(of: text, width: size.width, lines: fitting, traits)
  }

  private func block(of text: Any, width: CGFloat?, lines: Int, _ traits: UITraitCollection) -> TypesetText {
    let attributed = text as? NSAttributedString
    let style = attributed?.firstValue(.paragraphStyle) as? NSParagraphStyle
    let font = shownFont
    var request = TextRequest(
      string: attributed?.string ?? text as? String ?? "", font: font, maxWidth: width, numberOfLines: lines,
      lineBreakMode: isWrapped && truncationMode == .none ? .byWordWrapping : truncationMode.lineBreakMode,
      alignment: style?.alignment ?? alignmentMode.alignment,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, scale: traits.displayScale,
      language: traits.localeIdentifier)
    request.runs = attributed.map { AttributedContent(text: $0, font: font).runs(with: traits, link: .link) }
    return environment.text.typeset(request)
  }
}
