public import LPComponents
public import Foundation

/// The look of a bar; raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black
}

/// The look of a bar: kept, while bars are drawn as the system draws them.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// The blur of the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor?
  /// The picture of that line.
  open var shadowImage: UIImage?
  /// Makes the look of the system.
  public override init() {
    super.init()
    InactiveUse.record("UIBarAppearance", because: "bars are drawn as the system draws them")
  }
  /// Takes the look of the system.
  open func configureWithDefaultBackground() {}
  /// Takes an opaque look.
  open func configureWithOpaqueBackground() {}
  /// Takes a look without background.
  open func configureWithTransparentBackground() {}
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

/// The look of a navigation bar: kept.
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

/// The look of a bar of tabs: kept.
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
}
/// The look of a toolbar: kept.
open class UIToolbarAppearance: UIBarAppearance {}

extension UINavigationBar {
  private static let storedStandard = Stored<UINavigationBarAppearance?>("UINavigationBar.standardAppearance", nil)
  private static let storedEdge = Stored<UINavigationBarAppearance?>("UINavigationBar.scrollEdgeAppearance", nil)
  private static let storedCompact = Stored<UINavigationBarAppearance?>("UINavigationBar.compactAppearance", nil)

  /// The look above scrolled content; kept.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      if let known = Self.storedStandard[self] { return known }
      let made = UINavigationBarAppearance()
      Self.storedStandard[self] = made
      return made
    }
    set { Self.storedStandard[self] = newValue }
  }
  /// The look above content at its start; kept.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { Self.storedEdge[self] }
    set { Self.storedEdge[self] = newValue }
  }
  /// The look of a low bar; kept.
  public var compactAppearance: UINavigationBarAppearance? {
    get { Self.storedCompact[self] }
    set { Self.storedCompact[self] = newValue }
  }
}

extension UITabBar {
  private static let storedStandard = Stored<UITabBarAppearance?>("UITabBar.standardAppearance", nil)
  private static let storedEdge = Stored<UITabBarAppearance?>("UITabBar.scrollEdgeAppearance", nil)

  /// The look above scrolled content; kept.
  public var standardAppearance: UITabBarAppearance {
    get {
      if let known = Self.storedStandard[self] { return known }
      let made = UITabBarAppearance()
      Self.storedStandard[self] = made
      return made
    }
    set { Self.storedStandard[self] = newValue }
  }
  /// The look above content at its end; kept.
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
  /// The colour of the bar.
  public var barTintColor: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  private static let storedLarge = Stored<[NSAttributedString.Key: Any]?>("UINavigationBar.largeTitle", nil)

  /// Kept; the large title has the colour of labels.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { Self.storedLarge[self] }
    set { Self.storedLarge[self] = newValue }
  }
  /// Kept; the title has the colour of labels.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { Self.storedTitle[self] }
    set { Self.storedTitle[self] = newValue }
  }
  /// Kept.
  public var shadowImage: UIImage? {
    get { Self.storedShadow[self] }
    set { Self.storedShadow[self] = newValue }
  }
  private static let storedBackgrounds = Stored<[Int: UIImage]>("UINavigationBar.backgroundImages", [:])

  /// Keeps a background, which is not drawn; a picture without size, which makes the bar clear, has the same effect.
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
  /// The colour of the bar.
  public var barTintColor: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
}

extension UIToolbar {
  private static let storedStandard = Stored<UIToolbarAppearance?>("UIToolbar.standardAppearance", nil)
  private static let storedEdge = Stored<UIToolbarAppearance?>("UIToolbar.scrollEdgeAppearance", nil)

  /// The look above scrolled content; kept.
  public var standardAppearance: UIToolbarAppearance {
    get {
      if let known = Self.storedStandard[self] { return known }
      let made = UIToolbarAppearance()
      Self.storedStandard[self] = made
      return made
    }
    set { Self.storedStandard[self] = newValue }
  }
  /// The look above content at its end; kept.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { Self.storedEdge[self] }
    set { Self.storedEdge[self] = newValue }
  }
  /// Replaces the items, at once.
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items ?? [] }
}
