/// The events of an app's life; nothing sends them here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window, where it has no scenes.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// None; a delegate with a property of its own has that.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
