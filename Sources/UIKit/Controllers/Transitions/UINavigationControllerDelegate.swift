public import LPAutoLayout

/// Hears of changes of a stack of controllers; never called, as nothing appears over time.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Would be called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Would be called after a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Would make the animation between two controllers.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Would make what follows a finger.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// What happens to a stack. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    case none = 0
    case push, pop
  }

  private static let storedDelegate = Stored<WeakReference?>("UINavigationController.delegate", nil)
  private static let popGesture = Stored<UIGestureRecognizer?>("UINavigationController.popGesture", nil)
  private static let hidesOnSwipe = Stored("UINavigationController.hidesBarsOnSwipe", false)

  /// Hears of nothing; kept.
  public weak var delegate: (any UINavigationControllerDelegate)? {
    get { Self.storedDelegate[self]?.object as? any UINavigationControllerDelegate }
    set { Self.storedDelegate[self] = newValue.map(WeakReference.init) }
  }
  /// The gesture that would go back.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let known = Self.popGesture[self] { return known }
    let made = UIScreenEdgePanGestureRecognizer()
    Self.popGesture[self] = made
    return made
  }
  /// Kept; nothing scrolls.
  public var hidesBarsOnSwipe: Bool {
    get { Self.hidesOnSwipe[self] }
    set { Self.hidesOnSwipe[self] = newValue }
  }
}

/// Hears of the tabs that a person selects; never called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Would be asked whether a tab may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Would be called after a tab was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Would make the animation between two tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UITabBarController {
  private static let storedDelegate = Stored<WeakReference?>("UITabBarController.delegate", nil)

  /// Hears of nothing; kept.
  public weak var delegate: (any UITabBarControllerDelegate)? {
    get { Self.storedDelegate[self]?.object as? any UITabBarControllerDelegate }
    set { Self.storedDelegate[self] = newValue.map(WeakReference.init) }
  }
}
