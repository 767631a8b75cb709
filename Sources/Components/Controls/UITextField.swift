@_spi(Views) public import LPAutoLayout
public import Foundation

/// A field for one line of text; it shows the placeholder while it is empty.
open class UITextField: UIControl {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// Raw values are UIKit's.
  public enum BorderStyle: Int, Codable, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  /// Raw values are UIKit's.
  public enum ViewMode: Int, Codable, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always
  }

  private var attributed: NSAttributedString?
  private var ownText: String? = ""
  private var attributedHint: NSAttributedString?
  private var ownHint: String?
  private var ownFont: UIFont? = .systemFont(ofSize: 17)
  private var ownColor: UIColor? = .label

  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Adds to the end of the text, where the cursor is.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last character away.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// The text; `nil` for none. Setting it drops the runs of an attributed text.
  open var text: String? {
    get { attributed?.string ?? ownText }
    set {
      guard attributed != nil || newValue != ownText else { return }
      (attributed, ownText) = (nil, newValue)
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with the attributes of its parts. What a part lacks is as the field says.
  open var attributedText: NSAttributedString? {
    get { attributed ?? ownText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      attributed = newValue?.copy() as? NSAttributedString
      ownText = newValue?.string
      invalidateIntrinsicContentSize()
    }
  }
  /// The text of an empty field; `nil` for none. Setting it drops an attributed placeholder.
  open var placeholder: String? {
    get { attributedHint?.string ?? ownHint }
    set {
      guard attributedHint != nil || newValue != ownHint else { return }
      (attributedHint, ownHint) = (nil, newValue)
      invalidateIntrinsicContentSize()
    }
  }
  /// The text of an empty field with the attributes of its parts. What a part lacks is as in other placeholders.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      attributedHint
        ?? ownHint.map { hint in
          NSAttributedString(
            string: hint, attributes: [.font: layoutTextFont, .foregroundColor: UIColor.placeholderText])
        }
    }
    set {
      attributedHint = newValue?.copy() as? NSAttributedString
      ownHint = newValue?.string
      invalidateIntrinsicContentSize()
    }
  }
  /// The font. Of an attributed text it is that of the first character; setting it changes the whole text.
  open var font: UIFont? {
    get { following(attributed?.firstValue(.font) as? UIFont ?? ownFont) }
    set {
      ownFont = newValue
      attributed = attributed?.setting(.font, newValue ?? .systemFont(ofSize: 17))
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the text. Of an attributed text it is that of the first character; setting it changes the whole
  /// text.
  open var textColor: UIColor? {
    get { attributed?.firstValue(.foregroundColor) as? UIColor ?? ownColor }
    set {
      ownColor = newValue?.forText
      attributed = attributed?.setting(.foregroundColor, ownColor ?? .label)
    }
  }
  /// How the text is aligned.
  open var textAlignment: NSTextAlignment = .natural
  /// The border: none, a line, a bezel or a rounded rectangle.
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  /// The picture behind the text of a field without a rounded border; `nil` for none.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The picture behind the text of a field that cannot be used; `nil` for that of one that can.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether a dot replaces each character.
  open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the text shrinks before it is cut.
  open var adjustsFontSizeToFitWidth = false
  /// The size in points below which the font does not shrink.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Kept; no keyboard is shown.
  open override var inputView: UIView? {
    get { keyboard.view }
    set { keyboard.view = newValue }
  }
  /// Kept; no keyboard is shown.
  open override var inputAccessoryView: UIView? {
    get { keyboard.accessory }
    set { keyboard.accessory = newValue }
  }
  private var keyboard: (view: UIView?, accessory: UIView?)
  /// When the clear button is shown.
  open var clearButtonMode: ViewMode = .never
  /// The image before the text, drawn with an inset of 8 points.
  open var leftViewImage: UIImage?

  /// The view at the leading side, before the text; shown by `leftViewMode`.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The view at the trailing side, behind the text; shown by `rightViewMode`.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the view at the leading side is shown; a field of a picture is not edited.
  open var leftViewMode: ViewMode = .never { didSet { if leftViewMode != oldValue { placeSideViews() } } }
  /// When the view at the trailing side is shown; a field of a picture is not edited.
  open var rightViewMode: ViewMode = .never { didSet { if rightViewMode != oldValue { placeSideViews() } } }

  var layoutTextFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// A font at the field's text size, where it follows that.
  private func following(_ font: UIFont?) -> UIFont? {
    adjustsFontForContentSizeCategory ? font?.following(traitCollection) : font
  }

  private var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: ownFont ?? .systemFont(ofSize: 17), .foregroundColor: ownColor ?? .label]
  }

  /// The text in the field; dots take no attributes.
  private var shownContent: ControlText { content(shownText, attributed: isSecureTextEntry ? nil : attributed) }
  /// The placeholder. One with attributes is cut as its paragraph says, and else without an ellipsis, as measured.
  private var hint: ControlText {
    var hint = content(placeholder ?? "", attributed: attributedHint)
    guard let attributedHint else { return hint }
    let mode = (attributedHint.firstValue(.paragraphStyle) as? NSParagraphStyle)?.lineBreakMode ?? .byClipping
    hint.lineBreakMode = mode == .byWordWrapping || mode == .byCharWrapping ? .byClipping : mode
    return hint
  }

  private func content(_ string: String, attributed: NSAttributedString? = nil) -> ControlText {
    let font = layoutTextFont
    let factor = adjustsFontSizeToFitWidth && font.pointSize > 0 ? max(0.01, minimumFontSize / font.pointSize) : 1
    return ControlText(
      view: self, string: string, font: font, alignment: textAlignment, minimumScaleFactor: min(1, factor),
      attributed: attributed.map { text in
        AttributedContent(
          text: text, font: ownFont ?? .systemFont(ofSize: 17), adjustsFonts: adjustsFontForContentSizeCategory)
      })
  }

  /// The inset left and right of the text: 7 points in a rounded border (measured), 2 in square ones.
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }

  /// The text's width with what the border needs around it. iOS 26 leaves 28 points in a rounded border (measured),
  /// before that twice the text rectangle's inset.
  open override var intrinsicContentSize: CGSize {
    let text = shownContent.measure().size.width
    let hint = self.hint.measure().size.width
    // An empty field is as wide as its caret needs.
    let beside = [shownLeft, shownRight].compactMap(\.self).reduce(0) { $0 + $1.frame.width }
    let width = max(text.rounded(.up), hint, 5) + beside
    let sides = borderStyle == .roundedRect && environment.metrics == .ios26 ? 28 : 2 * sideInset
    return CGSize(width: width + sides, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    let line = ControlText.wholeLineHeight(of: layoutTextFont)
    switch borderStyle {
    // Documents of Xcode 15 and later show 13⅔, 16, 18⅔, 22 and 42⅓ for 10, 12, 14, 17 and 34 points.
    case .none: return ceilToPixel(layoutTextFont.lineHeight + 5 / 3, traitCollection.displayScale)
    case .line: return line + 3
    case .bezel: return line + 5
    // The height is 34 points for the default font; larger fonts keep 6.5 points above and below.
    case .roundedRect: return max(34, line + 13)
    }
  }

  // MARK: Content

  /// The rectangle of the text in a field of some bounds; points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: min(sideInset, bounds.width / 2), dy: 0)
    var (leading, trailing): (CGFloat, CGFloat) = (0, 0)
    if let image = leftViewImage { leading = image.size.width + 8 }
    if let left = shownLeft { leading += left.frame.width }
    if let right = shownRight { trailing += right.frame.width }
    if shownRight == nil, clearButtonMode == .always, !shownText.isEmpty { trailing += 22 }
    rect = rect.inset(
      by: UIEdgeInsets(
        top: 0, left: isRightToLeft ? trailing : leading, bottom: 0, right: isRightToLeft ? leading : trailing))
    return rect
  }
  /// The rectangle of a text that is edited, which none is here; points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder; points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the clear button; points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    directed(CGRect(x: bounds.width - sideInset - 16, y: (bounds.height - 14) / 2, width: 14, height: 14))
  }
  /// Returns where a caret would be: at the start of the text, since nothing is edited; points.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let text = textRect(forBounds: bounds)
    let height = min(text.height, layoutTextFont.lineHeight)
    return CGRect(x: isRightToLeft ? text.maxX - 2 : text.minX, y: text.midY - height / 2, width: 2, height: height)
  }
  /// The rectangle of the view at the leading side; points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, atStart: !isRightToLeft, bounds)
  }
  /// The rectangle of the view at the trailing side; points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, atStart: isRightToLeft, bounds)
  }

  private func sideRect(_ view: UIView?, atStart: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = view?.frame.size else { return .zero }
    let x = atStart ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRight: UIView? { isShown(rightViewMode) ? rightView : nil }
  private func isShown(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      // Without a size of its own, the view has that of its content.
      if new.frame.size == .zero { new.sizeToFit() }
      addSubview(new)
    }
    placeSideViews()
  }

  private func placeSideViews() {
    leftView?.isHidden = shownLeft == nil
    rightView?.isHidden = shownRight == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let left = shownLeft { left.frame = leftViewRect(forBounds: bounds) }
    if let right = shownRight { right.frame = rightViewRect(forBounds: bounds) }
  }

  private var shown: (text: ControlText, color: UIColor)? {
    if !shownText.isEmpty { return (shownContent, isEnabled ? textColor ?? .label : .tertiaryLabel) }
    guard let placeholder, !placeholder.isEmpty else { return nil }
    return (hint, .placeholderText)
  }

  private var shownRect: CGRect {
    shownText.isEmpty ? placeholderRect(forBounds: canvas) : textRect(forBounds: canvas)
  }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    guard let shown else { return nil }
    return (shown.text.string, shown.text.typeset(in: shownRect))
  }

  @_spi(Views) open override func contentBaselines() -> (first: BaselinePosition, last: BaselinePosition)? {
    // The baseline of an empty field is that of its missing text.
    let block = content("x").measure()
    let middle = BaselinePosition.fromCenter(block.firstBaseline - block.size.height / 2)
    return (middle, middle)
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    var items = border
    if let image = leftViewImage {
      let rect = CGRect(
        x: sideInset, y: (bounds.height - image.size.height) / 2, width: image.size.width, height: image.size.height)
      items += picture(image, in: directed(rect), .secondaryLabel)
    }
    if let shown { items += shownItems(shown.text, shown.color) }
    if clearButtonMode == .always, !shownText.isEmpty, shownRight == nil {
      let rect = clearButtonRect(forBounds: canvas)
      items.append(.symbol("xmark.circle.fill", in: rect, paint(.tertiaryLabel), flips: false))
    }
    return items
  }

  /// The text in its rectangle, beyond which one that is clipped does not reach.
  private func shownItems(_ text: ControlText, _ color: UIColor) -> [ContentItem] {
    let items = text.items(in: shownRect, color)
    guard text.lineBreakMode == .byClipping, text.measure().size.width > shownRect.width else { return items }
    var group = ContentGroup(items)
    group.clip = .rect(CGRect(x: shownRect.minX, y: 0, width: shownRect.width, height: bounds.height))
    return [.group(group)]
  }

  private var border: [ContentItem] {
    let line = 1 / traitCollection.displayScale
    let inner = canvas.insetBy(dx: line / 2, dy: line / 2)
    let picture = (isEnabled ? nil : disabledBackground) ?? background
    switch borderStyle {
    case _ where picture != nil && borderStyle != .roundedRect: return self.picture(picture!, in: canvas, tintColor)
    case .none: return []
    case .line: return [.stroke(.rect(canvas.insetBy(dx: 0.5, dy: 0.5)), paint(.label), width: 1)]
    case .bezel:
      return [.fill(.rect(canvas), paint(.systemBackground)), .stroke(.rect(inner), paint(.systemGray), width: line)]
    case .roundedRect:
      let shape = Path.roundedRect(inner, radius: 5)
      let fill: UIColor = traitCollection.userInterfaceStyle == .dark ? .tertiarySystemFill : .systemBackground
      return [.fill(shape, paint(fill)), .stroke(shape, paint(.systemGray4), width: 2 * line)]
    }
  }
}

extension UITextField: TextBearing {
  package var layoutFont: UIFont { layoutTextFont }
}

/// A place in a text that is edited.
open class UITextPosition: NSObject {}
