public import LPComponents
import LPAutoLayout

/// A bar that has a place on a screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {}

/// What a bar asks for its place; nothing does.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {}

/// What a navigation bar asks and tells; nothing does.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  private var controller: UINavigationController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The item of the controller that is shown; `nil` for a bar of no navigation controller.
  public var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }
  /// The item of the controller below the one that is shown; `nil` for none.
  public var backItem: UINavigationItem? { controller?.viewControllers.dropLast().last?.navigationItem }
}
