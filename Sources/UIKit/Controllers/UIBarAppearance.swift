public import LPComponents
public import Foundation

/// The look of a bar; raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black
}

/// The look of a bar: its background, its line and its texts. Pictures and blurs are kept, and not drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The picture of the bar, which is not drawn.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { Self.recordPicture() } }
  }
  /// The blur of the bar; it is painted as the opaque background of the system.
  open var backgroundEffect: UIBlurEffect? { didSet { hasGround = backgroundEffect != nil } }
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor? = .separator
  /// The picture of that line; one without size hides the line.
  open var shadowImage: UIImage?
  /// Whether the system's background is below the colour.
  private var hasGround = true

  /// Makes the look of the system.
  public required override init() {}

  /// Makes the look of another bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Returns another object with the same look.
  open override func copy() -> Any {
    let copy: UIBarAppearance = MainActor.assumeIsolated {
      let copy = Self()
      copy.take(self)
      return copy
    }
    return copy
  }

  /// Takes what another look has.
  func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundImage, backgroundEffect) =
      (other.backgroundColor, other.backgroundImage, other.backgroundEffect)
    (shadowColor, shadowImage, hasGround) = (other.shadowColor, other.shadowImage, other.hasGround)
  }

  /// Takes the look of the system.
  open func configureWithDefaultBackground() { configure(.separator, isOpaque: true) }
  /// Takes an opaque look.
  open func configureWithOpaqueBackground() { configure(.separator, isOpaque: true) }
  /// Takes a look without background and line.
  open func configureWithTransparentBackground() { configure(nil, isOpaque: false) }

  private func configure(_ line: UIColor?, isOpaque: Bool) {
    (backgroundColor, backgroundImage, backgroundEffect) = (nil, nil, nil)
    (shadowColor, shadowImage, hasGround) = (line, nil, isOpaque)
  }

  private static func recordPicture() {
    InactiveUse.record("UIBarAppearance.backgroundImage", because: "bars are drawn without pictures behind them")
  }

  /// The bar as it is painted.
  var look: BarLook {
    let hidesLine = shadowImage.map { $0.size == .zero } ?? false
    return BarLook(
      background: backgroundColor ?? (hasGround ? .systemBackground : nil), line: hidesLine ? nil : shadowColor)
  }
}

/// The look of a bar's button: kept.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look in a state.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  /// The look of a button that can be tapped.
  public let normal = State()
  /// The look of a button under a finger.
  public let highlighted = State()
  /// The look of a button that cannot be tapped.
  public let disabled = State()
}

/// The look of a navigation bar. The texts of buttons take the colour of `buttonAppearance`.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that ends a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the pictures of the back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    backButtonAppearance = other.backButtonAppearance
  }

  override var look: BarLook {
    var look = super.look
    look.title = look.title.taking(titleTextAttributes)
    look.largeTitle = look.largeTitle.taking(largeTitleTextAttributes)
    look.button = look.button.taking(buttonAppearance.normal.titleTextAttributes)
    return look
  }
}

/// The look of the items of a bar of tabs: kept.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How items are arranged; raw values are UIKit's.
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline, compactInline
  }

  /// The look in a state.
  @preconcurrency @MainActor
  open class State: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the icon; `nil` for that of the bar.
    open var iconColor: UIColor?
    /// The colour of the badge; `nil` for that of the system.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge is moved.
    open var badgePositionAdjustment = UIOffset.zero
  }

  /// The look of an item that is not selected.
  public let normal = State()
  /// The look of the selected item.
  public let selected = State()
  /// The look of an item that cannot be selected.
  public let disabled = State()
  /// The look of an item that has the focus.
  public let focused = State()

  /// Makes the look of the system.
  public init(style: Style) {}
  /// Makes the look of the system for stacked items.
  public override convenience init() { self.init(style: .stacked) }
}

/// The look of a bar of tabs: background, line, and the colours of stacked items.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items with the title beside the icon.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items with the title beside a small icon.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the selected item; `nil` for none.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected item; `nil` for none.
  open var selectionIndicatorImage: UIImage?

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    (stackedLayoutAppearance, inlineLayoutAppearance) = (other.stackedLayoutAppearance, other.inlineLayoutAppearance)
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }

  override var look: BarLook {
    func text(_ state: UITabBarItemAppearance.State) -> BarLook.TextLook {
      var text = BarLook.TextLook().taking(state.titleTextAttributes)
      text.icon = state.iconColor
      return text
    }
    var look = super.look
    (look.tab, look.selectedTab) = (text(stackedLayoutAppearance.normal), text(stackedLayoutAppearance.selected))
    return look
  }
}
/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

extension UINavigationBar {
  private static let storedStandard = Stored<UINavigationBarAppearance?>("UINavigationBar.standardAppearance", nil)
  private static let storedEdge = Stored<UINavigationBarAppearance?>("UINavigationBar.scrollEdgeAppearance", nil)
  private static let storedCompactEdge = Stored<UINavigationBarAppearance?>("UINavigationBar.compactEdge", nil)
  private static let storedCompact = Stored<UINavigationBarAppearance?>("UINavigationBar.compactAppearance", nil)

  /// The look above scrolled content.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      if let known = Self.storedStandard[self] { return known }
      let made = UINavigationBarAppearance()
      Self.storedStandard[self] = made
      return made
    }
    set { Self.storedStandard[self] = newValue }
  }
  /// The look above content at its start; `nil` for the standard one without background and line.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { Self.storedEdge[self] }
    set { Self.storedEdge[self] = newValue }
  }
  /// The look of a low bar above content at its start; kept.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { Self.storedCompactEdge[self] }
    set { Self.storedCompactEdge[self] = newValue }
  }
  /// The look of a low bar; kept.
  public var compactAppearance: UINavigationBarAppearance? {
    get { Self.storedCompact[self] }
    set { Self.storedCompact[self] = newValue }
  }

  /// Paints the bar of a controller: by the appearances of the controller's item where it has them.
  ///
  /// - Parameter isAtEdge: whether content is at its start, below the bar.
  func updateLook(_ item: UINavigationItem?, isAtEdge: Bool) {
    let standard = item?.standardAppearance ?? Self.storedStandard[self]
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let given = isAtEdge ? edge ?? standard : standard
    var look = given?.look ?? BarLook(background: barTintColor ?? .systemBackground, line: .separator)
    if isAtEdge, edge == nil, environment.metrics != .ios13 || showsLargeTitle {
      // A colour that was set before there were appearances stays.
      (look.background, look.line) = (given == nil ? barTintColor : nil, nil)
    }
    if backgroundImage(for: .default)?.size == .zero { look.background = nil }
    if shadowImage?.size == .zero { look.line = nil }
    look.title = BarLook.TextLook().taking(titleTextAttributes).taking(look.title.attributes)
    look.largeTitle = BarLook.TextLook().taking(largeTitleTextAttributes).taking(look.largeTitle.attributes)
    if backgroundColor == .systemBackground || backgroundColor == barTintColor { backgroundColor = nil }
    self.look = look
  }
}

extension UITabBar {
  private static let storedStandard = Stored<UITabBarAppearance?>("UITabBar.standardAppearance", nil)
  private static let storedEdge = Stored<UITabBarAppearance?>("UITabBar.scrollEdgeAppearance", nil)

  /// The look above content that goes on below the bar.
  public var standardAppearance: UITabBarAppearance {
    get {
      if let known = Self.storedStandard[self] { return known }
      let made = UITabBarAppearance()
      Self.storedStandard[self] = made
      return made
    }
    set { Self.storedStandard[self] = newValue }
  }

  /// Paints the bar of a controller by its appearances, which may have been changed since they were set.
  func updateLook() {
    guard let given = (scrollEdgeAppearance ?? Self.storedStandard[self])?.look else { return }
    look = given
    look.tab.icon = look.tab.icon ?? unselectedItemTintColor
    if backgroundColor == .systemBackground { backgroundColor = nil }
  }

  /// The look above content at its end.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { Self.storedEdge[self] }
    set { Self.storedEdge[self] = newValue }
  }
}

extension UINavigationBar {
  private static let storedStyle = Stored("UINavigationBar.barStyle", UIBarStyle.default)
  private static let storedTranslucent = Stored("UINavigationBar.isTranslucent", true)
  private static let storedTitle = Stored<[NSAttributedString.Key: Any]?>("UINavigationBar.titleTextAttributes", nil)
  private static let storedShadow = Stored<UIImage?>("UINavigationBar.shadowImage", nil)

  /// Kept.
  public var barStyle: UIBarStyle {
    get { Self.storedStyle[self] }
    set { Self.storedStyle[self] = newValue }
  }
  /// Kept.
  public var isTranslucent: Bool {
    get { Self.storedTranslucent[self] }
    set { Self.storedTranslucent[self] = newValue }
  }
  private static let storedTint = Stored<UIColor?>("UINavigationBar.barTintColor", nil)
  /// The colour of the bar.
  public var barTintColor: UIColor? {
    get { Self.storedTint[self] }
    set {
      Self.storedTint[self] = newValue
      backgroundColor = newValue ?? .systemBackground
    }
  }
  private static let storedLarge = Stored<[NSAttributedString.Key: Any]?>("UINavigationBar.largeTitle", nil)

  /// The colour and the font of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { Self.storedLarge[self] }
    set { Self.storedLarge[self] = newValue }
  }
  /// The colour and the font of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { Self.storedTitle[self] }
    set { Self.storedTitle[self] = newValue }
  }
  /// The picture of the line below the bar; one without size hides the line.
  public var shadowImage: UIImage? {
    get { Self.storedShadow[self] }
    set { Self.storedShadow[self] = newValue }
  }
  private static let storedBack = Stored<UIImage?>("UINavigationBar.backIndicatorImage", nil)
  private static let storedMask = Stored<UIImage?>("UINavigationBar.backIndicatorTransitionMaskImage", nil)

  /// Kept; the button that leads back has the system's arrow.
  public var backIndicatorImage: UIImage? {
    get { Self.storedBack[self] }
    set { Self.storedBack[self] = newValue }
  }
  /// Kept; nothing moves.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { Self.storedMask[self] }
    set { Self.storedMask[self] = newValue }
  }
  private static let storedBackgrounds = Stored<[Int: UIImage]>("UINavigationBar.backgroundImages", [:])

  /// Keeps a background, which is not drawn; a picture without size makes the bar clear.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    Self.storedBackgrounds[self][barMetrics.rawValue] = backgroundImage
  }
  /// The kept background.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    Self.storedBackgrounds[self][barMetrics.rawValue]
  }
}

/// The heights of a bar that a choice is for. Raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UITabBar {
  private static let storedTranslucent = Stored("UITabBar.isTranslucent", true)
  /// Kept.
  public var isTranslucent: Bool {
    get { Self.storedTranslucent[self] }
    set { Self.storedTranslucent[self] = newValue }
  }
  private static let storedUnselected = Stored<UIColor?>("UITabBar.unselectedItemTintColor", nil)
  /// The colour of the tabs that are not selected; `nil` for the system's.
  public var unselectedItemTintColor: UIColor? {
    get { Self.storedUnselected[self] }
    set {
      Self.storedUnselected[self] = newValue
      look.tab.icon = newValue
    }
  }
  /// The colour of the bar.
  public var barTintColor: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
}

extension UIToolbar {
  private static let storedTranslucent = Stored("UIToolbar.isTranslucent", true)
  /// Kept.
  public var isTranslucent: Bool {
    get { Self.storedTranslucent[self] }
    set { Self.storedTranslucent[self] = newValue }
  }
  private static let storedStandard = Stored<UIToolbarAppearance?>("UIToolbar.standardAppearance", nil)
  private static let storedEdge = Stored<UIToolbarAppearance?>("UIToolbar.scrollEdgeAppearance", nil)

  /// Paints the bar of a controller by its appearances.
  func updateLook() {
    guard let given = (scrollEdgeAppearance ?? Self.storedStandard[self])?.look else { return }
    look = given
    if backgroundColor == .systemBackground { backgroundColor = nil }
  }

  /// The look above content that goes on below the bar.
  public var standardAppearance: UIToolbarAppearance {
    get {
      if let known = Self.storedStandard[self] { return known }
      let made = UIToolbarAppearance()
      Self.storedStandard[self] = made
      return made
    }
    set { Self.storedStandard[self] = newValue }
  }
  /// The look above content at its end.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { Self.storedEdge[self] }
    set { Self.storedEdge[self] = newValue }
  }
  /// Replaces the items, at once.
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items ?? [] }
}
