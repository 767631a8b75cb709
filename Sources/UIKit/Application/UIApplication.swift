public import LPAutoLayout
public import Foundation

/// The application, which does not run: it has no windows and opens nothing.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in the foreground. Raw values are UIKit's.
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  /// The reason of a launch; none is ever given.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A choice for opening a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The only application.
  public static let shared = UIApplication()
  /// The link to the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  private override init() { super.init() }

  /// The delegate, which is kept and not called.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Always active.
  open var applicationState: State { .active }
  /// Always empty: views in a preview have their window by `UIView.window`.
  open var windows: [UIWindow] { [] }
  /// Always `nil`.
  open var keyWindow: UIWindow? { nil }
  /// The text size of the preview.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The direction of the preview's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Whether the screen stays on; kept and not used.
  open var isIdleTimerDisabled = false

  /// Returns `false`: nothing is opened.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Calls the handler with `false`: nothing is opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    InactiveUse.record("UIApplication.open(_:)", because: "no other app can be opened")
    completion?(false)
  }
}
