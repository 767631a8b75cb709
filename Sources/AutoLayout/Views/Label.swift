public import Foundation

/// Text in one or several lines.
open class Label: View {
  open var text: String? { didSet { if text != oldValue { textChanged() } } }
  open var font: Font! = .systemFont(ofSize: 17) { didSet { textChanged() } }
  open var textColor: Color! = .label
  open var textAlignment: TextAlignment = .natural
  open var lineBreakMode: LineBreakMode = .byTruncatingTail { didSet { textChanged() } }
  /// 0 is as many as needed.
  open var numberOfLines = 1 { didSet { textChanged() } }
  /// Points; 0 lets the layout find the width and then measures the height at it.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }
  open var adjustsFontForContentSizeCategory = false
  package var wrapWidth: CGFloat?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // A label made in code hugs at 251 vertically (measured, iOS 26).
    setContentHuggingPriority(LayoutPriority(251), for: .vertical)
  }

  private func textChanged() { invalidateIntrinsicContentSize() }

  // MARK: Measuring

  private func request(width: CGFloat?, lines: Int) -> TextRequest {
    TextRequest(
      string: text ?? "", font: font, maxWidth: width, numberOfLines: lines, lineBreakMode: lineBreakMode,
      alignment: textAlignment, direction: effectiveUserInterfaceLayoutDirection,
      scale: traitCollection.displayScale,
      minimumScaleFactor: adjustsFontSizeToFitWidth && lines == 1 ? max(0.01, minimumScaleFactor) : 1,
      language: traitCollection.localeIdentifier)
  }

  /// The text's block in a width; points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let block = environment.text.measure(request(width: lines == 1 ? nil : bounds.width, lines: lines))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(block.size.width, bounds.width),
      height: min(block.size.height, bounds.height))
  }

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

  /// The text as it is shown in the label's bounds: as many lines as fit its height.
  private var shown: TypesetText {
    guard let text, !text.isEmpty else { return .empty }
    var lines = numberOfLines
    if bounds.height > 0, lines != 1 {
      let pitch = max(font.leading ?? 0, font.lineHeight)
      let fitting = max(1, Int(((bounds.height - font.lineHeight + 0.5) / pitch).rounded(.down)) + 1)
      lines = lines == 0 ? fitting : min(lines, fitting)
    }
    return environment.text.typeset(request(width: bounds.width, lines: lines))
  }

  package override func contentText() -> (string: String, typeset: TypesetText)? {
    guard let text, !text.isEmpty else { return nil }
    return (text, shown)
  }

  package override func contentItems() -> [ContentItem] {
    guard let text, !text.isEmpty, bounds.width > 0 else { return [] }
    let block = shown
    // The block is centred vertically, on the pixel grid.
    let top = roundToPixel((bounds.height - block.size.height) / 2, traitCollection.displayScale)
    return [.text(block, at: CGPoint(x: 0, y: top), textColor.resolved(with: traitCollection))]
  }

  package override func contentBaselines() -> (first: BaselinePosition, last: BaselinePosition)? {
    guard let text, !text.isEmpty else { return nil }
    let width: CGFloat? =
      numberOfLines == 1 ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrapWidth
    let block = environment.text.measure(request(width: width, lines: numberOfLines))
    // How the baseline hangs on the rectangle must not change with the lines that the second pass finds.
    if numberOfLines == 1 {
      let middle = BaselinePosition.fromCenter(block.firstBaseline - block.size.height / 2)
      return (middle, middle)
    }
    return (.fromTop(block.firstBaseline), .fromBottom(block.size.height - block.lastBaseline))
  }
}

extension Label: WrappingContent {
  package var wantsWrapWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 && !(text ?? "").isEmpty }
}

extension Label: TextBearing {
  package var layoutFont: Font { font }
}
