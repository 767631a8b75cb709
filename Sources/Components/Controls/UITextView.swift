@_spi(Views) public import LPAutoLayout
public import Foundation

/// A view for text in many lines, which scrolls; without `isScrollEnabled` it is as high as its text.
open class UITextView: UIScrollView {
  @_spi(Views) open override var role: ViewRecord.Role { .scrolling }
  private var attributed: NSAttributedString?
  private var ownText = ""
  private var ownFont: UIFont?
  private var ownColor: UIColor? = .label
  private var givenContentSize: CGSize?
  private var heldContent = HeldContentSize()

  /// The object that is asked and told about typing, which the view does not retain.
  open weak var delegate: (any UITextViewDelegate)?

  /// The area that the lines fill.
  public private(set) final lazy var textContainer = NSTextContainer(self)

  /// Makes a view with the padding of an area.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    guard let textContainer else { return }
    textContainer.belong(to: self)
    self.textContainer = textContainer
  }
  /// Makes a view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes a view without text: archives are not decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Adds to the end of the text, where the cursor is.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last character away.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// The text; `nil` for none. Setting it drops the runs of an attributed text.
  open var text: String! {
    get { attributed?.string ?? ownText }
    set {
      let newText = newValue ?? ""
      guard attributed != nil || newText != ownText else { return }
      (attributed, ownText) = (nil, newText)
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with the attributes of its parts. What a part lacks is as the view says.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: ownText, attributes: ownAttributes) }
    set {
      attributed = newValue?.copy() as? NSAttributedString
      ownText = newValue?.string ?? ""
      if let style = newValue?.firstValue(.paragraphStyle) as? NSParagraphStyle { textAlignment = style.alignment }
      invalidateIntrinsicContentSize()
    }
  }
  /// The font. Of an attributed text it is that of the first character; setting it changes the whole text.
  open var font: UIFont? {
    get { following(attributed?.firstValue(.font) as? UIFont ?? ownFont) }
    set {
      ownFont = newValue
      attributed = attributed?.setting(.font, newValue ?? .systemFont(ofSize: 12))
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
  /// The attributes of links, which replace those of the text; `nil` for the view's tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { invalidateIntrinsicContentSize() } }
  /// How lines are aligned. Setting it changes all paragraphs of an attributed text.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      let alignment = textAlignment
      if alignment != oldValue { attributed = attributed?.changingParagraphs { $0.alignment = alignment } }
    }
  }
  /// Has no effect here, since pictures cannot be edited.
  open var isEditable = true
  /// Has no effect here, since nothing can be selected in pictures.
  open var isSelectable = true
  /// Whether the text scrolls; if not, the view asks for the height of its lines.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The insets around the text, in points; each line also has `lineFragmentPadding`.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      guard isUsable(textContainerInset.numbers, "textContainerInset") else { return textContainerInset = oldValue }
      invalidateIntrinsicContentSize()
    }
  }
  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      guard isUsable([lineFragmentPadding], "lineFragmentPadding") else { return lineFragmentPadding = oldValue }
      invalidateIntrinsicContentSize()
    }
  }
  package var wrapWidth: CGFloat?

  @_spi(Views) open override func applyClassDefaults() {
    clipsToBounds = true
    backgroundColor = .systemBackground
  }

  /// The font, or the system font at 12 points if none was set, as in UIKit.
  var layoutTextFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// A font at the view's text size, where it follows that.
  private func following(_ font: UIFont?) -> UIFont? {
    adjustsFontForContentSizeCategory ? font?.following(traitCollection) : font
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: ownFont ?? .systemFont(ofSize: 12), .foregroundColor: ownColor ?? .label]
  }

  private var content: ControlText {
    ControlText(
      view: self, string: text ?? "", font: layoutTextFont, alignment: textAlignment, lines: 0,
      lineBreakMode: .byWordWrapping,
      attributed: attributed.map { text in
        AttributedContent(
          text: linked(text), font: ownFont ?? .systemFont(ofSize: 12), adjustsFonts: adjustsFontForContentSizeCategory,
          links: .tinted)
      })
  }

  /// Returns a text whose links look as the view shows them.
  private func linked(_ text: NSAttributedString) -> NSAttributedString {
    var changed: NSMutableAttributedString?
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { link, range, _ in
      guard link != nil else { return }
      let result = changed ?? NSMutableAttributedString(attributedString: text)
      result.addAttributes(linkTextAttributes ?? [.foregroundColor: tintColor!], range: range)
      changed = result
    }
    return changed ?? text
  }

  private var horizontalPadding: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
  }

  /// The height of each line, which is the style's leading (22 for a line of body text, 38 measured with the insets).
  private var linePitch: CGFloat {
    ceilToPixel(max(layoutTextFont.value.leading ?? 0, layoutTextFont.lineHeight), traitCollection.displayScale)
  }

  /// The distance of the first line's letters from the top of the text.
  private var lead: CGFloat { linePitch - ceilToPixel(layoutTextFont.lineHeight, traitCollection.displayScale) }

  private func size(width: CGFloat?) -> CGSize {
    let room = width.map { max(0, $0 - horizontalPadding) }
    let block = content.measure(width: room)
    let lines = CGFloat(max(1, block.lines.count))
    let height = attributed != nil && !block.lines.isEmpty ? block.size.height + lead : lines * linePitch
    return CGSize(
      width: block.size.width + horizontalPadding,
      height: height + textContainerInset.top + textContainerInset.bottom)
  }

  @_spi(Views) open override class var wrapsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(width: wrapWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width > 0 ? size.width : nil) }

  // MARK: Scrolling

  /// The size of the text with its insets, as wide as the view, until another size is set.
  open override var contentSize: CGSize {
    get {
      if let givenContentSize { return givenContentSize }
      let width = bounds.width - adjustedContentInset.left - adjustedContentInset.right
      return CGSize(width: max(0, width), height: size(width: max(0, width)).height)
    }
    set { givenContentSize = newValue }
  }

  /// The insets with the safe area's share, which a text that does not scroll has none of.
  open override var adjustedContentInset: UIEdgeInsets { isScrollEnabled ? super.adjustedContentInset : contentInset }

  /// Constraints of what lies on the text refer to its content.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    _ = contentLayoutGuide
  }

  /// The text says how large the content is, where constraints of what lies on it do not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !subviews.isEmpty else { return }
    heldContent.hold(contentSize, of: self, named: "UITextView-content", priority: .fittingSizeLevel)
  }

  // MARK: Content

  /// The size of the area with its padding.
  var containerSize: CGSize {
    let inset = textContainerInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
  }

  private var textArea: CGRect {
    let inset = textContainerInset
    return CGRect(
      x: inset.left + lineFragmentPadding - bounds.minX, y: inset.top - bounds.minY,
      width: max(0, bounds.width - horizontalPadding), height: max(0, bounds.height - inset.top - inset.bottom))
  }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    guard let text, !text.isEmpty else { return nil }
    return (text, content.typeset(in: textArea))
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard let text, !text.isEmpty, bounds.width > 0 else { return [] }
    let area = textArea
    return painter.items(
      of: content.typeset(in: area), at: CGPoint(x: area.minX, y: area.minY + lead), paint(ownColor ?? .label),
      attributed: attributed)
  }

  @_spi(Views) open override func contentBaselines() -> (first: BaselinePosition, last: BaselinePosition)? {
    if attributed != nil, !ownText.isEmpty {
      let room = wrapWidth.map { max(0, $0 - horizontalPadding) } ?? textArea.width
      let block = content.measure(width: room > 0 ? room : nil)
      return (
        .fromTop(textContainerInset.top + lead + block.firstBaseline),
        .fromBottom(textContainerInset.bottom + block.size.height - block.lastBaseline)
      )
    }
    let ascent = roundToPixel(layoutTextFont.ascender, traitCollection.displayScale)
    let first = textContainerInset.top + lead + ascent
    return (.fromTop(first), .fromBottom(textContainerInset.bottom + linePitch - lead - ascent))
  }
}

extension UITextView: WrappingContent {
  package var wantsWrapWidth: Bool { !isScrollEnabled && !(text ?? "").isEmpty }
}

extension UITextView: TextBearing {
  package var layoutFont: UIFont { layoutTextFont }
}
