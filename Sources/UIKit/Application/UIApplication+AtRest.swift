public import LPAutoLayout
public import Foundation

/// An action of the app's icon; kept.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The second title.
  public let localizedSubtitle: String?
  /// The picture.
  public let icon: UIApplicationShortcutIcon?

  /// Makes an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: Any]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon) = (localizedSubtitle, icon)
  }
}

/// The picture of an action of the app's icon; kept.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of an image of the app, or of a symbol.
  let name: String

  /// Makes a picture from an image of the app.
  public init(templateImageName: String) { name = templateImageName }
  /// Makes a picture from a symbol.
  public init(systemImageName: String) { name = systemImageName }
}

/// The number of a task that goes on in the background; none does.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What came of a fetch in the background. Raw values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData, failed
}

extension UIApplication {
  private static let storedBadge = Stored("UIApplication.applicationIconBadgeNumber", 0)
  private static let storedShortcuts = Stored<[UIApplicationShortcutItem]?>("UIApplication.shortcutItems", nil)

  /// A choice with which an app is opened by a link.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the app added.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file stays where it is.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A part of the system that an app may extend.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A keyboard.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The number at the app's icon; kept.
  public var applicationIconBadgeNumber: Int {
    get { Self.storedBadge[self] }
    set { Self.storedBadge[self] = newValue }
  }
  /// The actions of the app's icon; kept.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { Self.storedShortcuts[self] }
    set { Self.storedShortcuts[self] = newValue }
  }
  /// Upright, or on its side where the screen is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// The rectangle of the status bar, in the coordinates of the screen; empty without a window.
  public var statusBarFrame: CGRect { windows.first?.windowScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// Always `true`.
  public var isProtectedDataAvailable: Bool { true }
  /// Always `false`: the icon stays.
  public var supportsAlternateIcons: Bool { false }
  /// Always `nil`: the icon is the app's first.
  public var alternateIconName: String? { nil }
  /// Calls the handler: the icon stays.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  /// Returns `false`: actions reach nobody.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
  /// Returns no task: nothing goes on in the background.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Does nothing: no notification comes from outside.
  public func registerForRemoteNotifications() {}
  /// Does nothing.
  public func unregisterForRemoteNotifications() {}
  /// Always `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The name of the notification that the screen was photographed; it is never posted.
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The name of the notification that memory is short; it is never posted.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification that the app was launched; it is never posted.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The name of the notification that time jumped; it is never posted.
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

extension UIApplication.LaunchOptionsKey {
  /// The link to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The action of the app's icon.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The notification from outside.
  public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The place that changed.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Whether only an app of the link's own may open it.
  public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}

extension UIDevice {
  /// The state of the battery. Raw values are UIKit's.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged, charging, full
  }

  private static let storedMonitoring = Stored("UIDevice.isBatteryMonitoringEnabled", false)

  /// Kept; the battery is not watched.
  public var isBatteryMonitoringEnabled: Bool {
    get { Self.storedMonitoring[self] }
    set { Self.storedMonitoring[self] = newValue }
  }
  /// Always unknown.
  public var batteryState: BatteryState { .unknown }
  /// Always -1, as where it is unknown.
  public var batteryLevel: Float { -1 }
  /// The same for every preview.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
}

/// An object that goes on with an activity; nothing asks it.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {}
