import Testing
import UIKit

/// Code as apps have it is laid out as it stands.
@MainActor
struct ScreenTests {
  @Test func `A view with closures, lazy variables and anchors is laid out`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let card = ProfileCardView(frame: .zero)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.nameLabel.text = "Grace"
    window.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      card.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(card.frame.width == 320)
    #expect(card.nameLabel.frame.origin == CGPoint(x: 16, y: 12))
    #expect(card.frame.height == card.nameLabel.frame.height + 24)
    #expect(card.followButton.frame.maxX == 304)
  }

  @Test func `A navigation controller places its bar above the controller on top`() {
    let profile = ProfileViewController()
    let navigation = UINavigationController(rootViewController: profile)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.title == "Profile")
    #expect(navigation.navigationBar.trailingItems.map(\.title) == ["Edit"])
    #expect(profile.navigationController === navigation)
    #expect(profile.view.frame == window.bounds)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(profile.card.frame.minY == 52)
  }

  @Test func `Pushing and popping change the bar and the children`() {
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    navigation.loadViewIfNeeded()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.navigationBar.title == "Second")
    #expect(navigation.navigationBar.backTitle == "First")
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(second.parent == nil && first.view.superview === navigation.view)
  }

  @Test func `A tab bar controller shows the selected controller above its bar`() {
    let (home, settings) = (UIViewController(), UIViewController())
    home.title = "Home"
    settings.title = "Settings"
    let tabs = UITabBarController()
    tabs.viewControllers = [home, settings]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(tabs.tabBar.items.map(\.title) == ["Home", "Settings"])
    #expect(home.view.superview === tabs.view)
    #expect(home.view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === settings)
    #expect(settings.view.superview === tabs.view && home.view.superview == nil)
  }

  @Test func `The screen and the device are those of the environment`() {
    let environment = LayoutEnvironment(
      traits: TraitValues(userInterfaceIdiom: .pad), screenSize: CGSize(width: 1024, height: 768))
    LayoutEnvironment.$current.withValue(environment) {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
  }

  @Test func `Bars inset the controller inside once their window is shown`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 0)
    window.makeKeyAndVisible()
    #expect(controller.topLayoutGuide.length == 44)
  }
}
