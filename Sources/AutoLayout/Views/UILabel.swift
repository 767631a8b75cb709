public import Foundation

/// A view that shows text in one or several lines.
open class UILabel: UIView {
  private var attributed: NSAttributedString?
  private var ownText: String?
  private var ownFont = UILabel.defaultFont
  private var ownColor = UIColor.label
  private var ownAlignment = NSTextAlignment.natural
  private var ownLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The text; `nil` for none. Setting it drops the runs of an attributed text.
  open var text: String? {
    get { attributed?.string ?? ownText }
    set {
      guard attributed != nil || newValue != ownText else { return }
      (attributed, ownText) = (nil, newValue)
      textChanged()
    }
  }
  /// The text with the attributes of its parts. What a part lacks is as the label says; its first paragraph's alignment
  /// and line breaks become the label's.
  open var attributedText: NSAttributedString? {
    get { attributed ?? ownText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      attributed = newValue?.copy() as? NSAttributedString
      ownText = newValue?.string
      if let style = newValue?.firstValue(.paragraphStyle) as? NSParagraphStyle {
        (ownAlignment, ownLineBreakMode) = (style.alignment, style.lineBreakMode)
      }
      textChanged()
    }
  }
  /// The font. Of an attributed text it is that of the first character; setting it changes the whole text.
  open var font: UIFont! {
    get {
      let font = attributed?.firstValue(.font) as? UIFont ?? ownFont
      return adjustsFontForContentSizeCategory ? font.following(traitCollection) : font
    }
    set {
      guard let newValue, isUsable([newValue.pointSize], "font's size") else { return }
      let isOther = newValue != ownFont || attributed != nil
      ownFont = newValue
      setAttribute(.font, newValue)
      if isOther { textChanged() }
    }
  }
  /// The colour of the text. Of an attributed text it is that of the first character; setting it changes the whole
  /// text.
  open var textColor: UIColor! {
    get { attributed?.firstValue(.foregroundColor) as? UIColor ?? ownColor }
    set {
      ownColor = newValue?.forText ?? .label
      setAttribute(.foregroundColor, ownColor)
    }
  }
  /// How lines are aligned. Setting it changes all paragraphs of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      attributed = attributed?.changingParagraphs { $0.alignment = newValue }
    }
  }
  /// How lines break, and where text is cut. Setting it changes all paragraphs of an attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      guard newValue != ownLineBreakMode else { return }
      ownLineBreakMode = newValue
      attributed = attributed?.changingParagraphs { $0.lineBreakMode = newValue }
      textChanged()
    }
  }
  /// The largest number of lines; 0 is as many as needed.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
  /// The width, in points, at which the height is measured; 0 measures it at the width that the layout gives. Setting
  /// an equal value has no effect, so that `layoutSubviews` may set it every time.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard isUsable([preferredMaxLayoutWidth], "preferredMaxLayoutWidth") else {
        return preferredMaxLayoutWidth = oldValue
      }
      if preferredMaxLayoutWidth != oldValue { textChanged() }
    }
  }
  /// Whether a single line shrinks before it is cut.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textChanged() } }
  }
  /// The smallest part of its size that a line shrinks to.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { textChanged() } } }
  /// Whether a text style's font follows the label's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
  }
  /// The position of a text that shrinks to fit.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// A disabled label is drawn paler.
  open var isEnabled = true
  package var wrapWidth: CGFloat?
  /// The rectangle in which the text was last drawn; `nil` before, and for the bounds.
  private var drawnRect: CGRect?
  /// The default font, which labels share, since fonts are immutable.
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  @_spi(Views) open override func applyClassDefaults() {
    // A label made in code hugs at 251 vertically (measured, iOS 26).
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }

  private func textChanged() { invalidateIntrinsicContentSize() }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (ownAlignment, ownLineBreakMode)
    return [.font: ownFont, .foregroundColor: ownColor, .paragraphStyle: style]
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    attributed = attributed?.setting(key, value)
  }

  // MARK: Measuring

  private func request(width: CGFloat?, lines: Int) -> TextRequest {
    var request = TextRequest(
      string: text ?? "", font: font, maxWidth: width.map { min($0, CGFloat(LayoutTolerance.greatestLength)) },
      numberOfLines: lines, lineBreakMode: lineBreakMode,
      alignment: textAlignment, direction: effectiveUserInterfaceLayoutDirection,
      scale: traitCollection.displayScale,
      minimumScaleFactor: adjustsFontSizeToFitWidth && lines == 1 ? max(0.01, minimumScaleFactor) : 1,
      language: traitCollection.localeIdentifier)
    request.runs = attributed.map { text in
      AttributedContent(
        text: text, font: ownFont, adjustsFonts: adjustsFontForContentSizeCategory, opacity: isEnabled ? 1 : 0.3
      ).runs(in: self)
    }
    return request
  }

  /// The text's block in a width; points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let block = environment.text.measure(request(width: lines == 1 ? nil : bounds.width, lines: lines))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(block.size.width, bounds.width),
      height: min(block.size.height, bounds.height))
  }

  /// Draws the text by `drawText(in:)`.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text into the current context, centred vertically in a rectangle; an override passes on another one.
  open func drawText(in rect: CGRect) {
    drawnRect = rect == bounds ? nil : rect
    UIGraphicsGetCurrentContext()?.record(items(in: rect))
  }

  @_spi(Views) open override class var wrapsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width: CGFloat? =
      numberOfLines == 1 ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrapWidth
    return environment.text.measure(request(width: width, lines: numberOfLines)).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width: CGFloat? = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    return environment.text.measure(request(width: width, lines: numberOfLines)).size
  }

  // MARK: Content

  /// Returns the text as it is shown in a size: as many lines as fit its height.
  private func shown(in size: CGSize) -> TypesetText {
    guard let text, !text.isEmpty else { return .empty }
    let width = shownWidth(in: size)
    if attributed != nil {
      return environment.text.typeset(request(width: width, lines: fittingLines(width, size.height)))
    }
    var lines = numberOfLines
    let pitch = max(font.value.leading ?? 0, font.lineHeight)
    if size.height > 0, pitch > 0, lines != 1 {
      let fitting = max(1, Int(((size.height - font.lineHeight + 0.5) / pitch).rounded(.down)) + 1)
      lines = lines == 0 ? fitting : min(lines, fitting)
    }
    return environment.text.typeset(request(width: width, lines: lines))
  }

  /// Returns the number of lines of an attributed text that a height has room for.
  private func fittingLines(_ width: CGFloat, _ height: CGFloat) -> Int {
    guard height > 0, numberOfLines != 1 else { return numberOfLines }
    func block(_ lines: Int) -> TypesetText { environment.text.measure(request(width: width, lines: lines)) }
    let whole = block(numberOfLines)
    if whole.size.height <= height + 0.5 { return numberOfLines }
    var (fitting, tooMany) = (1, max(2, whole.lines.count))
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if block(middle).size.height <= height + 0.5 { fitting = middle } else { tooMany = middle }
    }
    return fitting
  }

  /// Returns the width at which the text is shown. Rounding to pixels may make the frame narrower than the width that the
  /// height was measured at; text that fits there does not wrap again.
  private func shownWidth(in size: CGSize) -> CGFloat {
    guard numberOfLines != 1, let wrapWidth, wrapWidth > size.width,
      wrapWidth - size.width < 1 / traitCollection.displayScale
    else { return size.width }
    return wrapWidth
  }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    guard let text, !text.isEmpty else { return nil }
    return (text, shown(in: drawnRect?.size ?? bounds.size))
  }

  private func items(in rect: CGRect) -> [ContentItem] {
    guard let text, !text.isEmpty, rect.width > 0 else { return [] }
    let block = shown(in: rect.size)
    let color: UIColor = isEnabled ? ownColor : ownColor.withAlphaComponent(0.3)
    let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: block, in: rect.height))
    return painter.items(of: block, at: origin, paint(color), attributed: attributed)
  }

  /// The block is centred vertically, on the pixel grid; a text that shrank stays on its line.
  private func top(of block: TypesetText, in height: CGFloat) -> CGFloat {
    func centred(_ block: TypesetText) -> CGFloat {
      roundToPixel((height - block.size.height) / 2, traitCollection.displayScale)
    }
    guard block.fontScale < 1 else { return centred(block) }
    switch baselineAdjustment {
    case .alignCenters: return centred(block)
    case .none: return 0
    case .alignBaselines:
      let whole = environment.text.measure(request(width: nil, lines: 1))
      return centred(whole) + whole.firstBaseline - block.firstBaseline
    }
  }

  @_spi(Views) open override func contentBaselines() -> (first: BaselinePosition, last: BaselinePosition)? {
    guard let text, !text.isEmpty else { return nil }
    let width: CGFloat? =
      numberOfLines == 1 ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrapWidth
    let block = environment.text.measure(request(width: width, lines: numberOfLines))
    // The form of the baseline must not depend on the lines that the second pass finds.
    if numberOfLines == 1 {
      let middle = BaselinePosition.fromCenter(block.firstBaseline - block.size.height / 2)
      return (middle, middle)
    }
    return (.fromTop(block.firstBaseline), .fromBottom(block.size.height - block.lastBaseline))
  }
}

extension UILabel: WrappingContent {
  package var wantsWrapWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 && !(text ?? "").isEmpty }
}

extension UILabel: TextBearing {
  package var layoutFont: UIFont { font }
}
