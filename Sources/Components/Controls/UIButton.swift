@_spi(Views) public import LPAutoLayout
public import Foundation

/// A button, by UIKit's first model (titles by state, edge insets) or by a `configuration`.
///
/// The button itself draws titles and images. Its label and its image view become subviews when code gives them a place:
/// by a constraint, a frame, or a subview of theirs.
open class UIButton: UIControl {
  /// Raw values are UIKit's.
  public enum ButtonType: Int, Codable, Sendable {
    case custom = 0
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close = 7
  }

  /// The type that the button was made with.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var ownImageView: ButtonImageView?
  /// The insets around the content, in points; zero means 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// Moves the title without changing the button's size; points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { moveParts() } } }
  /// Moves the image without changing the button's size; points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { moveParts() } } }
  /// The look of a configured button; `nil` for a button without a configuration.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The element of its menu that a pop-up button shows; `nil` for other buttons.
  package var menuSelection: MenuSelection? {
    didSet { if menuSelection != oldValue { invalidateIntrinsicContentSize() } }
  }
  package var wrapWidth: CGFloat?
  private let ownLabel = ButtonLabel(frame: .zero)
  /// The label and the image view, if they are subviews.
  var parts: [any ButtonPart] {
    subviews.isEmpty ? [] : [ownLabel, ownImageView].compactMap { $0 as? any ButtonPart }.filter(\.isJoined)
  }

  /// The title's font, lines and line breaking. Its text, colour and frame are those of the title of the current state.
  open var titleLabel: UILabel? { ownLabel }

  /// Makes a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    setTitleFont()
    if let symbol = type.symbol {
      images[.normal] = UIImage(.symbol(symbol), size: type.symbolSize)
      takeDefaultSize(type.symbolSize)
    }
  }

  /// Makes a system button with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
  }

  @_spi(Views) open override func applyClassDefaults() {
    setTitleFont()
    ownLabel.lineBreakMode = .byTruncatingMiddle
    ownLabel.button = self
  }

  private func setTitleFont() {
    ownLabel.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    ownLabel.isFontGiven = false
  }

  // MARK: Title and image

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title for the current state.
  open var currentTitle: String? { menuSelection?.title ?? configuration?.title ?? title(for: state) }

  /// Sets the title for a state, with the attributes of its parts. It goes before a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title?.copy() as? NSAttributedString
    invalidateIntrinsicContentSize()
  }
  /// The attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? {
    if menuSelection != nil { return nil }
    guard let configuration, configuration.title != nil else { return attributedTitle(for: state) }
    return configuration.attributedTitle.map { NSAttributedString($0) }
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The picture for the current state.
  open var currentImage: UIImage? { menuSelection?.image ?? configuration?.image ?? image(for: state) }

  /// Whether two chevrons are behind the title: of configured buttons.
  var showsChevrons: Bool {
    switch configuration?.indicator {
    case .popup: true
    case .automatic: menuSelection != nil
    case .some(.none), nil: false
    }
  }

  /// The content mode of the picture for the current state, and its frame.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let made = ButtonImageView(frame: .zero)
    made.button = self
    ownImageView = made
    return made
  }

  /// Sets the picture that fills the button, behind the title, for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    invalidateIntrinsicContentSize()
  }
  /// The picture behind the title for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  /// The picture behind the title for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImages.isEmpty ? nil : backgroundImage(for: state) }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color?.forText }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// The colour of the title for the current state.
  var currentForeground: UIColor { ButtonContent(self).foreground }
  /// How the picture fills its place.
  func imageRect(of image: UIImage, in place: CGRect) -> CGRect {
    place.size == image.size ? place : (ownImageView ?? UIImageView(image: nil)).imageRect(image, in: place)
  }
  func explicitTitleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The font in effect: the label's where one was set, else the configuration's.
  var titleFont: UIFont {
    if let configuration, !ownLabel.isFontGiven { return configuration.font(in: traitCollection) }
    return ownLabel.adjustsFontForContentSizeCategory ? ownLabel.font.following(traitCollection) : ownLabel.font
  }

  var titleText: ControlText? {
    let attributed = configuration?.transformedTitle(menuSelection?.title, font: titleFont) ?? currentAttributedTitle
    guard let title = attributed?.string ?? currentTitle, !title.isEmpty else { return nil }
    let label = ownLabel
    return ControlText(
      view: self, string: title, font: attributed?.firstValue(.font) as? UIFont ?? titleFont,
      alignment: label.textAlignment,
      lines: label.isLineCountGiven ? label.numberOfLines : configuration?.titleLineLimit ?? plainLineLimit,
      lineBreakMode: configuration?.titleLineBreakMode ?? label.lineBreakMode,
      minimumScaleFactor: label.adjustsFontSizeToFitWidth ? max(0.01, label.minimumScaleFactor) : 1,
      attributed: attributed.map { AttributedContent(text: $0, font: titleFont) })
  }

  /// The number of lines of a title without a configuration: a title that wraps may have any number.
  private var plainLineLimit: Int {
    switch ownLabel.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: 0
    default: ownLabel.numberOfLines
    }
  }

  // MARK: Layout

  @_spi(Views) open override class var wrapsContent: Bool { true }

  /// The size of the title and the image; at least that of the picture behind them.
  open override var intrinsicContentSize: CGSize {
    let size = ButtonContent(self).size(wrappedAt: wrapWidth)
    guard let background = currentBackgroundImage?.size else { return size }
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    moveParts()
  }

  private func moveParts() { for part in parts { part.updateTie() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in parts { part.rest() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ButtonContent(self).size(wrappedAt: size.width > 0 && wantsWrapWidth ? size.width : nil)
  }

  @_spi(Views) open override func contentBaselines() -> (first: BaselinePosition, last: BaselinePosition)? {
    ButtonContent(self).baselines(wrappedAt: wrapWidth)
  }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    ButtonContent(self).text(in: canvas)
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    let background = currentBackgroundImage.map { picture($0, in: canvas, tintColor) } ?? []
    return background + ButtonContent(self).items(in: canvas)
  }
}

extension UIButton: WrappingContent {
  /// A title without a configuration that wraps because of its line break mode alone is measured in one line.
  package var wantsWrapWidth: Bool {
    (configuration != nil || ownLabel.isLineCountGiven) && titleText.map { $0.lines != 1 } ?? false
  }
}

extension UIButton: TextBearing {
  package var layoutFont: UIFont { titleFont }
}

extension UIButton.ButtonType {
  /// The size of the picture: that of a plus in a circle was measured, and a letter there is in the same circle.
  var symbolSize: CGSize {
    self == .close ? CGSize(width: 30, height: 30) : CGSize(width: 73.0 / 3, height: 71.0 / 3)
  }

  /// The picture of the types that have one.
  var symbol: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system: nil
    }
  }
}
