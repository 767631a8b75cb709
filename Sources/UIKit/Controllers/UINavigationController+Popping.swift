public import LPComponents
public import Foundation

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
