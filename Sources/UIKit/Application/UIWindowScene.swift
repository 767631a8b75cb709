public import LPAutoLayout
public import Foundation

/// A part of an app's user interface: the preview's.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is seen. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive, background
  }
  /// Always active.
  open var activationState: ActivationState { .foregroundActive }
  /// The title, which nothing shows.
  open var title: String!
}

/// What is known of the status bar, which is not drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The place of the bar: the top of the screen, as high as the safe area.
  public let statusBarFrame: CGRect
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// The style of its texts.
  public var statusBarStyle: UIStatusBarStyle { .default }

  init(_ frame: CGRect) { statusBarFrame = frame }
}

/// The scene of a window: the preview's screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private weak var window: UIWindow?

  init(_ window: UIWindow?) {
    self.window = window
    super.init()
  }

  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// The windows of the scene.
  open var windows: [UIWindow] { [window].compactMap { $0 } }
  /// The window that would get keys.
  open var keyWindow: UIWindow? { window }
  /// The traits of the preview.
  open var traitCollection: UITraitCollection { window?.traitCollection ?? .current }
  /// Upright, or on its side where the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? {
    let top = window?.safeAreaInsets.top ?? 0
    return UIStatusBarManager(CGRect(x: 0, y: 0, width: screen.bounds.width, height: top))
  }
}

extension UIWindow {
  private static let scenes = Stored<UIWindowScene?>("UIWindow.windowScene", nil)

  /// The scene of the window.
  public var windowScene: UIWindowScene? {
    get {
      if let known = Self.scenes[self] { return known }
      let made = UIWindowScene(self)
      Self.scenes[self] = made
      return made
    }
    set { Self.scenes[self] = newValue }
  }
}

extension UIApplication {
  /// Always empty: views in a preview have their window by `UIView.window`.
  public var connectedScenes: Set<UIScene> { [] }
}
