import Foundation
import Testing
import UIKit
import LPVariants

@testable import LPAutoLayout

/// Bars and controllers on every device, against the published heights of bars and safe areas of devices.
@MainActor
@Suite struct DeviceBarTests {
  /// A device in one orientation, and the heights that Apple's bars have there.
  struct Place: CustomStringConvertible, Sendable {
    let description: String
    let environment: LayoutEnvironment
    let navigation, tabs, tools: CGFloat

    init(_ device: Device, _ posture: Device.Posture) {
      description = "\(device.name), \(posture.orientation)"
      environment = LayoutEnvironment(
        traits: TraitValues(
          horizontalSizeClass: posture.horizontalSizeClass, verticalSizeClass: posture.verticalSizeClass,
          userInterfaceIdiom: device.idiom),
        screenSize: posture.size, safeAreaInsets: posture.safeAreaInsets)
      switch (device.idiom, posture.orientation) {
      case (.pad, _): (navigation, tabs, tools) = (50, 50, 50)
      case (_, .landscape): (navigation, tabs, tools) = (32, 32, 32)
      default: (navigation, tabs, tools) = (44, 49, 44)
      }
    }
  }

  nonisolated static let places = Device.all.flatMap { device in device.postures.map { Place(device, $0) } }

  private func show(_ place: Place, _ controller: () -> UIViewController) -> UIWindow {
    LayoutEnvironment.$current.withValue(place.environment) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: place.environment.screenSize))
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
  }

  private func bars(in view: UIView) -> [UIView] {
    let own = view is UITabBar || view is UINavigationBar || view is UIToolbar ? [view] : []
    return own + view.subviews.filter { !$0.isHidden }.flatMap(bars)
  }

  /// No bar asks for another height than it has.
  private func expectContent(_ root: UIView, _ place: Place, count: Int) {
    let bars = bars(in: root)
    #expect(bars.count == count, "\(place)")
    for bar in bars { #expect(bar.intrinsicContentSize.height == bar.frame.height, "\(type(of: bar)), \(place)") }
  }

  @Test func `the table has 60 devices, most in both orientations`() {
    #expect(Device.all.count >= 60 && Self.places.count >= 110)
  }

  @Test(arguments: places) func `a bar of tabs adds the home indicator's inset once`(_ place: Place) {
    let child = UIViewController()
    let tabs = LayoutEnvironment.$current.withValue(place.environment) { UITabBarController() }
    let window = show(place) {
      tabs.viewControllers = [child]
      return tabs
    }
    let (device, size) = (place.environment.safeAreaInsets, place.environment.screenSize)
    let height = place.tabs + device.bottom
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
    #expect(
      child.view.safeAreaInsets
        == UIEdgeInsets(top: device.top, left: device.left, bottom: height, right: device.right))
    #expect(child.bottomLayoutGuide.length == height)
    expectContent(window, place, count: 1)
  }

  @Test(arguments: places) func `a stack in tabs has its bars beside the safe area`(_ place: Place) {
    let child = UIViewController()
    var stack: UINavigationController!
    let window = show(place) {
      stack = UINavigationController(rootViewController: child)
      stack.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      return tabs
    }
    let (device, size) = (place.environment.safeAreaInsets, place.environment.screenSize)
    let bottom = place.tabs + place.tools + device.bottom
    #expect(
      stack.navigationBar.frame == CGRect(x: 0, y: device.top, width: size.width, height: place.navigation))
    #expect(stack.toolbar.frame == CGRect(x: 0, y: size.height - bottom, width: size.width, height: place.tools))
    #expect(child.view.safeAreaInsets.top == device.top + place.navigation)
    #expect(child.view.safeAreaInsets.bottom == bottom)
    expectContent(window, place, count: 3)
  }

  @Test(arguments: places) func `a large title adds its height once`(_ place: Place) {
    let child = UIViewController()
    var stack: UINavigationController!
    let window = show(place) {
      stack = UINavigationController(rootViewController: child)
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
    #expect(stack.navigationBar.frame.height == place.navigation + 52)
    #expect(child.view.safeAreaInsets.top == place.environment.safeAreaInsets.top + place.navigation + 52)
    expectContent(window, place, count: 1)
  }

  @Test(arguments: places) func `pages and columns have the device's safe area, once`(_ place: Place) {
    let device = place.environment.safeAreaInsets
    let page = UIViewController()
    _ = show(place) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([page], direction: .forward, animated: false)
      return pages
    }
    #expect(page.view.safeAreaInsets == device)
    let columns = [UIViewController(), UIViewController()]
    let window = show(place) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(columns[0], for: .primary)
      split.setViewController(columns[1], for: .secondary)
      return split
    }
    let shown = columns.filter { $0.isViewLoaded && $0.view.window === window }
    #expect(!shown.isEmpty)
    for column in shown {
      #expect(column.view.safeAreaInsets.top == device.top + place.navigation, "\(place)")
      #expect(column.view.safeAreaInsets.bottom == device.bottom, "\(place)")
    }
    expectContent(window, place, count: shown.count)
  }

  @Test(arguments: places) func `an embedded view has the same bars`(_ place: Place) {
    LayoutEnvironment.$current.withValue(place.environment) {
      let (device, size) = (place.environment.safeAreaInsets, place.environment.screenSize)
      for (tabs, tools) in [(UITabBar(items: []), nil), (nil, UIToolbar(items: []))] {
        let content = UIView()
        let screen = content.embedded(navigationBar: UINavigationBar(title: "A"), tabBar: tabs, toolbar: tools)
        screen.layoutIfNeeded()
        let bottom = device.bottom + (tabs == nil ? place.tools : place.tabs)
        #expect(content.safeAreaInsets.bottom == bottom && content.safeAreaInsets.top == device.top + place.navigation)
        #expect((tabs ?? tools!).frame.minY == size.height - bottom, "\(place)")
        expectContent(screen, place, count: 2)
      }
    }
  }

  @Test(arguments: places) func `a bar of tabs that constraints place covers the home indicator's area`(_ place: Place)
  {
    LayoutEnvironment.$current.withValue(place.environment) {
      let (bar, screen) = (UITabBar(items: []), Screen())
      screen.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
      ])
      screen.layoutIfNeeded()
      #expect(bar.frame.height == place.tabs + place.environment.safeAreaInsets.bottom)
      expectContent(screen, place, count: 1)
    }
  }
}
