public import LPComponents
public import Foundation

/// A stack of controllers: the one on top fills the view, below the navigation bar with its title.
open class UINavigationController: ContainerController {
  /// The bar, whose title and items are those of the controller on top.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { updateBars() } }
  /// The bar at the bottom, with the `toolbarItems` of the controller on top.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Whether the toolbar is hidden, as it is at first.
  open var isToolbarHidden = true { didSet { updateBars() } }
  private var stack: [UIViewController] = []
  /// A button of the container around this one, ahead of the items at the leading side of the first controller.
  var systemItem: UIBarButtonItem? { didSet { if systemItem !== oldValue { updateBars() } } }

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
      bottomBarsChanged()
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

  /// Hides or shows the toolbar, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.nameSources.name = "navigation"
    view.addSubview(navigationBar)
    updateBars()
  }

  override func layOutChild() { updateBars() }

  /// Whether a controller in the stack hides the toolbar and the bar of tabs.
  var hidesBottomBars: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  /// Updates the bars at the bottom, also that of a tab bar controller around the stack.
  func bottomBarsChanged() {
    updateBars()
    tabBarController?.placeBar()
  }

  private func updateBars() {
    guard isViewLoaded else { return }
    let heights = (top: updateNavigationBar(), bottom: updateToolbar())
    guard let top = topViewController else { return }
    let edges = top.edgesForExtendedLayout
    let isUnderTop = edges.contains(.top) || heights.top == 0
    let hasBottomBar = heights.bottom > 0 || tabBarController?.showsBar == true
    let isUnderBottom = edges.contains(.bottom) || !hasBottomBar
    var insets = top.additionalSafeAreaInsets
    (insets.top, insets.bottom) = (isUnderTop ? heights.top : 0, isUnderBottom ? heights.bottom : 0)
    if insets != top.additionalSafeAreaInsets { top.additionalSafeAreaInsets = insets }
    let safe = view.safeAreaInsets
    let frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: isUnderTop ? 0 : safe.top + heights.top, left: 0,
        bottom: isUnderBottom ? 0 : safe.bottom + heights.bottom, right: 0))
    if top.isViewLoaded, top.view.frame != frame { top.view.frame = frame }
  }

  /// Gives the bar its content and its place, and returns its height; 0 if it is hidden.
  private func updateNavigationBar() -> CGFloat {
    let item = topViewController?.navigationItem
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.title = item?.title ?? topViewController?.title
    navigationBar.titleView = item?.titleView
    navigationBar.searchBar = item?.searchController?.searchBar
    navigationBar.backTitle = backTitle
    let system = stack.count > 1 ? [] : [systemItem].compactMap { $0 }
    navigationBar.leadingItems = system + (item?.leftBarButtonItems ?? [])
    navigationBar.trailingItems = item?.rightBarButtonItems ?? []
    let isUnderTop = topViewController?.edgesForExtendedLayout.contains(.top) ?? true
    let content = topViewController.flatMap { $0.isViewLoaded ? $0.view : nil }
    navigationBar.updateLook(item, isAtEdge: isUnderTop && content?.isScrolledUnderTopBar != true)
    navigationBar.hidesLargeTitle = stack.reduce(false) { hides, controller in
      switch controller.navigationItem.largeTitleDisplayMode {
      case .automatic: hides
      case .always: false
      case .never: true
      }
    }
    navigationBar.groundHeight = view.safeAreaInsets.top
    let height = navigationBar.intrinsicContentSize.height
    navigationBar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    return isNavigationBarHidden ? 0 : height
  }

  /// The title of the back button; `nil` where there is none, as beside items of the controller's own at that side.
  private var backTitle: String? {
    guard stack.count > 1, let item = topViewController?.navigationItem, !item.hidesBackButton else { return nil }
    let hasOwnItems = !(item.leftBarButtonItems ?? []).isEmpty
    if hasOwnItems && !item.leftItemsSupplementBackButton { return nil }
    let previous = stack[stack.count - 2]
    let given = previous.navigationItem
    return given.backBarButtonItem?.title ?? given.backButtonTitle ?? given.title ?? previous.title ?? "Back"
  }

  /// Gives the toolbar its content and its place above the safe area's end, and returns its height; 0 if it is hidden.
  private func updateToolbar() -> CGFloat {
    guard let toolbar else { return 0 }
    guard !isToolbarHidden, !hidesBottomBars else {
      toolbar.removeFromSuperview()
      return 0
    }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.items = topViewController?.toolbarItems ?? []
    toolbar.updateLook()
    toolbar.groundHeight = view.safeAreaInsets.bottom
    let height = toolbar.intrinsicContentSize.height
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
    return height
  }
}
