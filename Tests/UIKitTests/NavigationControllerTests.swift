import Testing
import UIKit

/// What the bars of a navigation controller show, and where they are.
@MainActor
struct NavigationControllerTests {
  private func stack(_ titles: String...) -> (navigation: UINavigationController, controllers: [UIViewController]) {
    let controllers = titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    return (navigation, controllers)
  }

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func `a toolbar shows the items of the controller on top, which ends above it`() {
    let (navigation, controllers) = stack("Inbox")
    controllers[0].toolbarItems = [UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil)]
    #expect(navigation.isToolbarHidden)
    show(navigation)
    #expect(navigation.toolbar.superview == nil && controllers[0].view.safeAreaInsets.bottom == 0)
    navigation.setToolbarHidden(false, animated: true)
    navigation.view.layoutIfNeeded()
    #expect(navigation.toolbar.items.map(\.title) == ["Select"])
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(controllers[0].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    controllers[0].setToolbarItems([], animated: true)
    navigation.isToolbarHidden = true
    navigation.view.layoutIfNeeded()
    #expect(navigation.toolbar.superview == nil && controllers[0].view.safeAreaInsets.bottom == 0)
  }

  @Test func `a toolbar is above the bar of tabs`() {
    let (navigation, controllers) = stack("Inbox")
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(navigation.toolbar.frame.maxY == tabs.tabBar.frame.minY)
    #expect(controllers[0].view.safeAreaInsets.bottom == 93)
  }

  @Test func `a back button has the title that the controller below gives it`() {
    let (navigation, controllers) = stack("Mailboxes", "Inbox")
    show(navigation)
    #expect(navigation.navigationBar.backTitle == "Mailboxes")
    let below = controllers[0].navigationItem
    below.backButtonTitle = "Boxes"
    navigation.isNavigationBarHidden = false
    #expect(navigation.navigationBar.backTitle == "Boxes")
    below.backBarButtonItem = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
    navigation.isNavigationBarHidden = false
    #expect(navigation.navigationBar.backTitle == "All")
  }

  @Test func `the bar shows the view in place of the title, and views of items`() {
    let (navigation, controllers) = stack("Inbox")
    let item = controllers[0].navigationItem
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 32))
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    item.titleView = title
    item.rightBarButtonItem = UIBarButtonItem(customView: button)
    show(navigation)
    #expect(title.frame == CGRect(x: 100, y: 6, width: 120, height: 32))
    #expect(button.superview === navigation.navigationBar && button.frame.maxX == 304)
    #expect(button.frame.width == button.intrinsicContentSize.width)
    #expect(controllers[0].view.safeAreaInsets.top == 44)
  }

  @Test func `a title's view that is set later is shown`() {
    let (navigation, controllers) = stack("Inbox")
    show(navigation)
    navigation.view.layoutIfNeeded()
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 32))
    controllers[0].navigationItem.titleView = title
    navigation.view.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 100, y: 6, width: 120, height: 32))
  }

  @Test func `a tab whose view extends under no bars ends at the bar of tabs`() {
    let tabs = UITabBarController()
    let controller = UIViewController()
    controller.edgesForExtendedLayout = []
    tabs.viewControllers = [controller]
    show(tabs)
    tabs.view.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
    #expect(controller.view.safeAreaInsets.bottom == 0)
    controller.edgesForExtendedLayout = .all
    tabs.view.setNeedsLayout()
    tabs.view.layoutIfNeeded()
    #expect(controller.view.frame.height == 480 && controller.view.safeAreaInsets.bottom == 49)
  }

  @Test func `items at the leading side replace the back button unless they supplement it`() {
    let (navigation, controllers) = stack("Mailboxes", "Inbox")
    let item = controllers[1].navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    show(navigation)
    #expect(navigation.navigationBar.backTitle == nil)
    #expect(navigation.navigationBar.leadingItems.map(\.title) == ["Edit"])
    item.leftItemsSupplementBackButton = true
    navigation.isNavigationBarHidden = false
    #expect(navigation.navigationBar.backTitle == "Mailboxes")
    item.hidesBackButton = true
    navigation.isNavigationBarHidden = false
    #expect(navigation.navigationBar.backTitle == nil)
  }

  @Test func `a controller that hides the bars at the bottom takes their place until it is popped`() {
    let (navigation, controllers) = stack("Chats")
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(controllers[0].view.safeAreaInsets.bottom == 93)
    let chat = UIViewController()
    chat.hidesBottomBarWhenPushed = true
    navigation.pushViewController(chat, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.superview == nil && navigation.toolbar.superview == nil)
    #expect(chat.view.frame.height == 480 && chat.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 431 && controllers[0].view.safeAreaInsets.bottom == 93)
  }

  @Test func `the lowest controller of a stack hides no bars`() {
    let (navigation, controllers) = stack("Chats")
    controllers[0].hidesBottomBarWhenPushed = true
    navigation.isToolbarHidden = false
    show(navigation)
    #expect(navigation.toolbar.superview != nil && controllers[0].view.safeAreaInsets.bottom == 44)
  }

  @Test func `a view that extends under no bars ends at them`() {
    let (navigation, controllers) = stack("Inbox")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    controllers[0].edgesForExtendedLayout = []
    show(tabs)
    #expect(controllers[0].view.frame == CGRect(x: 0, y: 44, width: 320, height: 387))
    #expect(controllers[0].view.safeAreaInsets == .zero)
    controllers[0].edgesForExtendedLayout = .top
    tabs.view.layoutIfNeeded()
    #expect(controllers[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
    #expect(controllers[0].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    controllers[0].edgesForExtendedLayout = .all
    tabs.view.layoutIfNeeded()
    #expect(controllers[0].view.frame.height == 480 && controllers[0].view.safeAreaInsets.bottom == 49)
  }
}
