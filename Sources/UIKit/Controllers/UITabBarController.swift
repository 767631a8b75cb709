public import LPComponents
import Foundation

/// Controllers of which a bar at the bottom shows one at a time.
open class UITabBarController: ContainerController {
  /// The bar; its tabs are those of the controllers.
  public let tabBar = UITabBar()
  /// The index of the controller that is shown.
  open var selectedIndex = 0 { didSet { update() } }
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? { didSet { update() } }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { shownController }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  override var shownController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }

  /// Replaces the controllers, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.nameSources.name = "tabs"
    update()
  }

  override func layOutChild() {
    if !showsBar { super.layOutChild() }
    placeBar()
  }

  private func update() {
    replaceChildren(by: viewControllers ?? [])
    tabBar.items = (viewControllers ?? []).map(\.tabBarItem)
    tabBar.selectedIndex = selectedIndex
    placeBar()
  }

  /// Whether the bar is shown: a controller that was pushed may hide it.
  var showsBar: Bool { (shownController as? UINavigationController)?.hidesBottomBars != true }

  /// Gives the bar its place, and the child its safe area above it.
  func placeBar() {
    guard isViewLoaded else { return }
    guard showsBar else {
      tabBar.removeFromSuperview()
      shownController?.additionalSafeAreaInsets.bottom = 0
      return
    }
    if tabBar.superview !== view { view.addSubview(tabBar) }
    let (height, bottom) = (tabBar.barHeight, view.safeAreaInsets.bottom)
    tabBar.givenBottomInset = bottom
    tabBar.updateLook()
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width, height: height + bottom)
    guard let shownController else { return }
    let isUnderBar = shownController.edgesForExtendedLayout.contains(.bottom)
    let inset = isUnderBar ? height : 0
    if shownController.additionalSafeAreaInsets.bottom != inset {
      shownController.additionalSafeAreaInsets.bottom = inset
    }
    var frame = view.bounds
    if !isUnderBar { frame.size.height -= tabBar.frame.height }
    if let child = shownController.viewIfLoaded, child.frame != frame { child.frame = frame }
  }
}
