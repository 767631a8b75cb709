public import AutoLayout
public import Foundation

/// A stack of controllers: the one on top fills the view, below the navigation bar with its title.
open class UINavigationController: ContainerController {
  /// The bar, whose title and items are those of the controller on top.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { updateBar() } }
  private var stack: [UIViewController] = []

  /// Makes a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Makes a stack without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a stack without controllers: archives are not decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, from the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      stack = newValue
      replaceChildren(by: newValue)
      updateBar()
    }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen.
  open var visibleViewController: UIViewController? { stack.last }
  override var shownController: UIViewController? { stack.last }

  /// Puts a controller on top, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the controller on top, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.count > 1 ? viewControllers.popLast() : nil
  }

  /// Removes all controllers but the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(stack.dropFirst())
    viewControllers = Array(stack.prefix(1))
    return removed
  }

  /// Replaces the controllers, at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides or shows the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    updateBar()
  }

  override func layOutChild() {
    super.layOutChild()
    updateBar()
  }

  private func updateBar() {
    guard isViewLoaded else { return }
    let item = topViewController?.navigationItem
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.title = item?.title ?? topViewController?.title
    navigationBar.backTitle =
      stack.count > 1 ? stack[stack.count - 2].navigationItem.title ?? stack[stack.count - 2].title ?? "Back" : nil
    navigationBar.leadingItems = item?.leftBarButtonItems ?? []
    navigationBar.trailingItems = item?.rightBarButtonItems ?? []
    let height = navigationBar.intrinsicContentSize.height
    navigationBar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    let top = isNavigationBarHidden ? 0 : height
    if topViewController?.additionalSafeAreaInsets.top != top { topViewController?.additionalSafeAreaInsets.top = top }
  }
}
