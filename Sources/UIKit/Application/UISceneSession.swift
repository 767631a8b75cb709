public import LPAutoLayout
public import Foundation

/// The description of a scene that the system makes; none is made here.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  /// The class of the delegate; kept.
  open var delegateClass: AnyClass?
  /// The class of the scene; kept.
  open var sceneClass: AnyClass?
  /// The storyboard; kept.
  open var storyboard: UIStoryboard?

  /// Makes a description.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// What the system keeps of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
  /// The description that the scene was made by.
  public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// A name that lasts.
  public let persistentIdentifier = "preview"
  /// Information of the app; kept.
  open var userInfo: [String: Any]?
}

/// A link that a scene is to open; none is.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  init(_ url: URL) { self.url = url }
}

extension UIScene {
  /// Why a scene is made; nothing.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The links to open; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What to go on with; nothing.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The action of the app's icon; none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  private static let sessions = Stored<UISceneSession?>("UIScene.session", nil)
  private static let delegates = Stored<(any UISceneDelegate)?>("UIScene.delegate", nil)

  /// What the system keeps of the scene.
  public var session: UISceneSession {
    if let known = Self.sessions[self] { return known }
    let made = UISceneSession()
    Self.sessions[self] = made
    return made
  }
  /// The delegate, which is kept and not called.
  public var delegate: (any UISceneDelegate)? {
    get { Self.delegates[self] }
    set { Self.delegates[self] = newValue }
  }

  /// The name of the notification that a scene is connected; it is never posted.
  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// The name of the notification that a scene is gone; it is never posted.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// The name of the notification that a scene became active; it is never posted.
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// The name of the notification that a scene stops being active; it is never posted.
  nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// The name of the notification that a scene leaves the background; it is never posted.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The name of the notification that a scene is in the background; it is never posted.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The events of a scene's life; nothing sends them here.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}

/// The events of the life of a scene with windows; nothing sends them here.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None; a delegate with a property of its own has that.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
