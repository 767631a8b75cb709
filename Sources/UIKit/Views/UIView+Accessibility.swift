public import LPAutoLayout
public import Foundation

/// The traits of an element for screen readers; bits are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The element is nothing special.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element gives a summary when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element's label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts playing media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element has a value that swipes change.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// The element is a header of content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// An action that a screen reader offers; it is kept and never carried out.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name that is read.
  open var name: String
  /// The picture of the action; `nil` for none.
  open var image: UIImage?
  /// Carries the action out.
  public let actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Makes an action with a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }

  /// Makes an action with the name of a method, which is never called.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, actionHandler) = (name, nil)
  }
}

extension UIView {
  private static let storedTraits = Stored("UIView.accessibilityTraits", UIAccessibilityTraits.none)
  private static let storedActions = Stored<[UIAccessibilityCustomAction]?>("UIView.accessibilityCustomActions", nil)
  private static let storedHidden = Stored("UIView.accessibilityElementsHidden", false)
  private static let storedModal = Stored("UIView.accessibilityViewIsModal", false)
  private static let storedAttributed = Stored<NSAttributedString?>("UIView.accessibilityAttributedLabel", nil)
  private static let storedInverts = Stored("UIView.accessibilityIgnoresInvertColors", false)

  /// The traits of the view for screen readers; `lint` decides by class instead.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { Self.storedTraits[self] }
    set { Self.storedTraits[self] = newValue }
  }
  /// The actions that a screen reader offers; kept.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { Self.storedActions[self] }
    set { Self.storedActions[self] = newValue }
  }
  /// Whether screen readers leave out what is inside; kept.
  public var accessibilityElementsHidden: Bool {
    get { Self.storedHidden[self] }
    set { Self.storedHidden[self] = newValue }
  }
  /// Whether screen readers leave out what is beside the view; kept.
  public var accessibilityViewIsModal: Bool {
    get { Self.storedModal[self] }
    set { Self.storedModal[self] = newValue }
  }
  /// The label with attributes; setting it sets the plain label.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { Self.storedAttributed[self] }
    set {
      Self.storedAttributed[self] = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// Whether the view keeps its colours when the screen's are inverted; kept.
  public var accessibilityIgnoresInvertColors: Bool {
    get { Self.storedInverts[self] }
    set { Self.storedInverts[self] = newValue }
  }
}

/// The settings and notifications of screen readers and other aids: none is on in a preview.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification to screen readers; raw values are of no account here.
  public struct Notification: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// Always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always `false`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always `false`.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always `false`.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Always `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// Always `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the preview's text is bold.
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }

  /// Does nothing: no screen reader runs.
  public static func post(notification: Notification, argument: Any?) {
    InactiveUse.record("UIAccessibility.post(notification:argument:)", because: "no screen reader runs")
  }
}
