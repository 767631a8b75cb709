public import LPComponents
public import Foundation

extension UIView {
  private static let storedMask = Stored<UIView?>("UIView.mask", nil)
  private static let storedAutoresizes = Stored("UIView.autoresizesSubviews", true)

  /// The view whose opacity is that of this view at each place; `nil` for none.
  public var mask: UIView? {
    get { Self.storedMask[self] }
    set {
      Self.storedMask[self] = newValue
      layer.mask = newValue?.layer
    }
  }
  /// Kept; subviews follow their masks in any case.
  public var autoresizesSubviews: Bool {
    get { Self.storedAutoresizes[self] }
    set { Self.storedAutoresizes[self] = newValue }
  }

  /// Returns whether something gave up being the first responder: nothing was it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }

  /// Runs the changes of an animation that would be repeated.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}

/// A view among the keys; none are shown.
open class UIInputView: UIView {
  /// The look. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard
  }

  /// The look; kept.
  public private(set) var inputViewStyle = Style.default
  /// Whether the view decides its own height; kept.
  open var allowsSelfSizing = false

  /// Makes a view.
  public convenience init(frame: CGRect, inputViewStyle: Style) {
    self.init(frame: frame)
    self.inputViewStyle = inputViewStyle
  }
}

/// An element of accessibility that is no view; kept.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is an element.
  open var isAccessibilityElement = true
  /// Its name.
  open var accessibilityLabel: String?
  /// Its value.
  open var accessibilityValue: String?
  /// What happens.
  open var accessibilityHint: String?
  /// Its name for tests.
  open var accessibilityIdentifier: String?
  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Its rectangle on the screen.
  open var accessibilityFrame = CGRect.zero
  /// Its rectangle in what contains it.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

extension UIBarItem {
  private static let storedIdentifier = Stored<String?>("UIBarItem.accessibilityIdentifier", nil)
  private static let storedLabel = Stored<String?>("UIBarItem.accessibilityLabel", nil)
  private static let storedHint = Stored<String?>("UIBarItem.accessibilityHint", nil)
  private static let storedValue = Stored<String?>("UIBarItem.accessibilityValue", nil)
  private static let storedTraits = Stored<UIAccessibilityTraits>("UIBarItem.accessibilityTraits", .button)
  private static let storedElement = Stored("UIBarItem.isAccessibilityElement", true)
  private static let storedInsets = Stored("UIBarItem.imageInsets", UIEdgeInsets.zero)
  private static let storedLandscape = Stored<UIImage?>("UIBarItem.landscapeImagePhone", nil)
  private static let storedLarge = Stored<UIImage?>("UIBarItem.largeContentSizeImage", nil)

  /// The name for tests; kept.
  public var accessibilityIdentifier: String? {
    get { Self.storedIdentifier[self] }
    set { Self.storedIdentifier[self] = newValue }
  }
  /// The name that is spoken; kept.
  public var accessibilityLabel: String? {
    get { Self.storedLabel[self] ?? title }
    set { Self.storedLabel[self] = newValue }
  }
  /// What happens, as it is spoken; kept.
  public var accessibilityHint: String? {
    get { Self.storedHint[self] }
    set { Self.storedHint[self] = newValue }
  }
  /// The value that is spoken; kept.
  public var accessibilityValue: String? {
    get { Self.storedValue[self] }
    set { Self.storedValue[self] = newValue }
  }
  /// What the item is; kept.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { Self.storedTraits[self] }
    set { Self.storedTraits[self] = newValue }
  }
  /// Whether the item is an element; kept.
  public var isAccessibilityElement: Bool {
    get { Self.storedElement[self] }
    set { Self.storedElement[self] = newValue }
  }
  /// How far the image is moved; kept, and it is not.
  public var imageInsets: UIEdgeInsets {
    get { Self.storedInsets[self] }
    set { Self.storedInsets[self] = newValue }
  }
  /// The image in low bars; kept.
  public var landscapeImagePhone: UIImage? {
    get { Self.storedLandscape[self] }
    set { Self.storedLandscape[self] = newValue }
  }
  /// The image of the large content viewer; kept.
  public var largeContentSizeImage: UIImage? {
    get { Self.storedLarge[self] }
    set { Self.storedLarge[self] = newValue }
  }
}

extension UIToolbar {
  private static let storedStyle = Stored("UIToolbar.barStyle", UIBarStyle.default)
  private static let storedTint = Stored<UIColor?>("UIToolbar.barTintColor", nil)

  /// Kept.
  public var barStyle: UIBarStyle {
    get { Self.storedStyle[self] }
    set { Self.storedStyle[self] = newValue }
  }
  /// The colour of the bar; it becomes the background of its appearance.
  public var barTintColor: UIColor? {
    get { Self.storedTint[self] }
    set {
      Self.storedTint[self] = newValue
      backgroundColor = newValue
    }
  }
}

extension UITableView {
  private static let storedSelects = Stored("UITableView.allowsSelectionDuringEditing", false)
  private static let storedSeveral = Stored("UITableView.allowsMultipleSelectionDuringEditing", false)

  /// Kept.
  public var allowsSelectionDuringEditing: Bool {
    get { Self.storedSelects[self] }
    set { Self.storedSelects[self] = newValue }
  }
  /// Kept.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { Self.storedSeveral[self] }
    set { Self.storedSeveral[self] = newValue }
  }
  /// Asks for all rows again.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks for all rows again.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
}

extension UITableViewCell {
  /// What editing does to a row. Raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete, insert
  }

  /// What of editing a row shows; bits are UIKit's.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sign of editing.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  private static let storedIndents = Stored("UITableViewCell.shouldIndentWhileEditing", true)
  private static let storedEditingAccessory = Stored("UITableViewCell.editingAccessoryType", AccessoryType.none)
  private static let storedEditingView = Stored<UIView?>("UITableViewCell.editingAccessoryView", nil)

  /// Always none: rows' controls for editing are not drawn.
  public var editingStyle: EditingStyle { .none }
  /// Kept.
  public var shouldIndentWhileEditing: Bool {
    get { Self.storedIndents[self] }
    set { Self.storedIndents[self] = newValue }
  }
  /// Kept; shown in editing alone.
  public var editingAccessoryType: AccessoryType {
    get { Self.storedEditingAccessory[self] }
    set { Self.storedEditingAccessory[self] = newValue }
  }
  /// Kept; shown in editing alone.
  public var editingAccessoryView: UIView? {
    get { Self.storedEditingView[self] }
    set { Self.storedEditingView[self] = newValue }
  }
}

extension UIActivityIndicatorView.Style {
  /// The old name of a medium one.
  public static var gray: Self { .medium }
  /// The old name of a medium one; its colour is that of `color`.
  public static var white: Self { .medium }
  /// The old name of a large one; its colour is that of `color`.
  public static var whiteLarge: Self { .large }
}

extension UIProgressView {
  private static let storedProgress = Stored<Progress?>("UIProgressView.observedProgress", nil)

  /// A progress to show: its part when it is set.
  public var observedProgress: Progress? {
    get { Self.storedProgress[self] }
    set {
      Self.storedProgress[self] = newValue
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
}

extension UIButton {
  /// Returns a system button with an image. Its method is never called.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let made = UIButton(type: .system)
    made.setImage(image, for: .normal)
    return made
  }
}

extension UIButton.ButtonType {
  /// The old name of a system button.
  public static var roundedRect: Self { .system }
}

extension UIImage {
  /// A check mark.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  /// A check mark in a line.
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  /// A plus.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// A minus.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// Three dots.
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

  /// The picture as PNG: JPEG is not written here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

extension UIKeyCommand {
  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
}

extension UIPasteboard {
  /// A choice for what is copied.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the data are deleted.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices get nothing.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type of what says its type itself.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// Keeps the first text among the data.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    strings = items.flatMap(\.values).compactMap { $0 as? String }
    string = strings?.first
  }
  /// Keeps data that are text.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    string = String(decoding: data, as: UTF8.self)
  }
  /// Keeps a value that is text.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String ?? string }
}

extension UIWindow {
  /// The plane of a window among others; higher ones are above.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The plane of the app.
    public static let normal = Level(rawValue: 0)
    /// The plane of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The plane of alerts.
    public static let alert = Level(rawValue: 2000)

    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    public static func + (first: Level, second: CGFloat) -> Level { Level(rawValue: first.rawValue + second) }
    public static func - (first: Level, second: CGFloat) -> Level { Level(rawValue: first.rawValue - second) }
  }

  private static let storedLevel = Stored("UIWindow.windowLevel", Level.normal)

  /// Kept; a preview has one window.
  public var windowLevel: Level {
    get { Self.storedLevel[self] }
    set { Self.storedLevel[self] = newValue }
  }
  /// Whether the window is shown.
  public var isKeyWindow: Bool { !isHidden }
  /// The screen.
  public var screen: UIScreen { .main }
  /// Does nothing: no keys arrive.
  public func makeKey() {}
  /// Does nothing.
  public func becomeKey() {}
  /// Does nothing.
  public func resignKey() {}
}

extension UIColor {
  /// The parts of the colour: red, green, blue and opacity.
  public var components: [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
  /// The number of parts: 4.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?[3] ?? 1 }
}

extension CGRect {
  /// Whether two rectangles are equal.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGSize {
  /// Whether two sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGPoint {
  /// Whether two points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension UIResponder {
  /// The name of the notification that the keyboard has moved; it is never posted.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the change.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of whether the keyboard is this app's.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIKeyboardType {
  /// The old name of `asciiCapable`.
  public static var alphabet: Self { .asciiCapable }
}

extension UIViewController {
  /// Does nothing: a controller appears when it is shown.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Does nothing.
  public func endAppearanceTransition() {}
}

extension UINavigationController {
  /// The duration in which bars would move, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.33

  /// Removes the controllers above one, and returns them.
  @discardableResult
  public func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController), index + 1 < viewControllers.count else {
      return nil
    }
    let gone = Array(viewControllers[(index + 1)...])
    setViewControllers(Array(viewControllers[...index]), animated: animated)
    return gone
  }
}
