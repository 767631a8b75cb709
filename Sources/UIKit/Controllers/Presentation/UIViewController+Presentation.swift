public import AutoLayout
import Foundation

extension UIViewController {
  private static let presented = Stored<UIViewController?>("UIViewController.presentedViewController", nil)
  private static let presenting = Stored<WeakReference?>("UIViewController.presentingViewController", nil)
  private static let presentation = Stored<UIModalPresentationStyle>("UIViewController.modalPresentation", .automatic)
  private static let transition = Stored<UIModalTransitionStyle>("UIViewController.modalTransition", .coverVertical)

  /// How the controller would be presented.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { Self.presentation[self] }
    set { Self.presentation[self] = newValue }
  }
  /// How the presentation would be animated.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { Self.transition[self] }
    set { Self.transition[self] = newValue }
  }
  /// The controller that this one presents, which is not drawn.
  public var presentedViewController: UIViewController? { Self.presented[self] }
  /// The controller that presents this one.
  public var presentingViewController: UIViewController? { Self.presenting[self]?.object as? UIViewController }

  /// Keeps a controller as presented; a preview of its own shows it.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    InactiveUse.record(
      "UIViewController.present(_:animated:)", because: "a presented controller is not drawn over another")
    Self.presented[self] = viewControllerToPresent
    Self.presenting[viewControllerToPresent] = WeakReference(self)
    completion?()
  }

  /// Dismisses the controller that this one presents, or itself.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    if let presenter, let presented = presenter.presentedViewController {
      Self.presenting[presented] = nil
      Self.presented[presenter] = nil
    }
    completion?()
  }

  /// Does nothing: the status bar is not drawn.
  public func setNeedsStatusBarAppearanceUpdate() {}
}
