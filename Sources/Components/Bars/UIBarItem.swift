public import Foundation

/// An item of a bar with a title or an image; only tab bars show both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title, which navigation bars and toolbars show if there is no image.
  open var title: String? { didSet { changed() } }
  /// The image, which is above the title in a tab bar and replaces it elsewhere.
  open var image: UIImage? { didSet { changed() } }
  /// A number that the app gives the item.
  open var tag = 0
  /// Whether the item can be used; its title and image are grey otherwise.
  open var isEnabled = true
  /// Whether a toolbar gives the item the remaining space, divided equally with others of the kind.
  package var isFlexibleSpace = false
  /// The size of the image, if it is not the image's own; points.
  package var imageSize: CGSize?
  private var shownSize: CGSize { imageSize ?? image?.size ?? .zero }
  /// The bar that places the item among views.
  weak var bar: UIView?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

  /// Sets the attributes of the title in a state, of which colour and font are drawn.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  /// The attributes of the title in a state; `nil` if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The attributes of the title in a state, those of the normal one where it has none.
  func shownTitleAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state] ?? titleAttributes[.normal]
  }

  /// Makes an item without content.
  public override init() {}
  /// Makes an item without content: archives are not decoded.
  public required init?(coder: NSCoder) {}

  /// Makes an item with a title or an image.
  public convenience init(title: String?, image: UIImage? = nil) {
    self.init()
    (self.title, self.image) = (title, image)
  }
  /// Makes an item with an image.
  public convenience init(image: UIImage?) { self.init(title: nil, image: image) }

  /// Makes an item without content that takes the remaining space in a toolbar.
  open class func flexibleSpace() -> UIBarItem {
    let item = UIBarItem()
    item.isFlexibleSpace = true
    return item
  }

  /// Has the bar place its views again.
  func changed() { bar?.setNeedsLayout() }

  /// The title in navigation bars and toolbars.
  var shownTitle: String? { image == nil ? title : nil }
  /// The font of the title in navigation bars and toolbars.
  var titleFont: UIFont { shownTitleAttributes(.normal)?[.font] as? UIFont ?? .systemFont(ofSize: 17) }

  /// The colour of the item in a bar; that of the bar by default.
  func color(in bar: UIView) -> UIColor {
    let own = image == nil ? titleAttributes[isEnabled ? .normal : .disabled]?[.foregroundColor] as? UIColor : nil
    return own ?? (isEnabled ? bar.tintColor : .tertiaryLabel)
  }

  /// Returns the title as a bar shows it, if it does.
  func text(in bar: UIView) -> ControlText? {
    shownTitle.map { ControlText(view: bar, string: $0, font: titleFont) }
  }

  /// Returns the width of the image, or of the title; points.
  func width(in bar: UIView) -> CGFloat {
    if image != nil { return shownSize.width }
    return text(in: bar)?.measure().size.width ?? 0
  }

  func picture(at x: CGFloat, _ middle: CGFloat, in bar: UIView) -> [ContentItem] {
    guard let image else { return [] }
    let size = shownSize
    let rect = CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
    return bar.picture(image, in: bar.directed(rect), color(in: bar), isTemplate: true)
  }
}
