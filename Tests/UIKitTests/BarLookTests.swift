@_spi(Views) import LPAutoLayout
import LPLayoutModel
import Testing
import UIKit

@testable import LPComponents

/// How the bars of controllers are painted.
@MainActor
struct BarLookTests {
  private let controller = UIViewController()
  private let scroll = UIScrollView()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: controller)
    controller.title = "Inbox"
    controller.view.addSubview(scroll)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func show(_ shown: UIViewController? = nil) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = shown ?? navigation
    window.makeKeyAndVisible()
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
  }

  private func fills(_ view: UIView) -> [RGBA] {
    view.contentItems().compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
  }

  private func texts(_ view: UIView) -> [RGBA] {
    view.contentItems().compactMap { if case .text(_, _, let color) = $0 { color } else { nil } }
  }

  private func painted(_ colors: UIColor...) -> [RGBA] { colors.map { $0.resolved(with: bar.traitCollection) } }

  @Test func `above content at its start a bar has neither background nor line, and both once it is scrolled`() {
    show()
    #expect(bar.backgroundColor == nil && fills(bar).isEmpty)
    scroll.contentOffset.y = 40
    show()
    #expect(fills(bar) == painted(.systemBackground, .separator))
    controller.edgesForExtendedLayout = []
    scroll.contentOffset.y = 0
    show()
    #expect(fills(bar) == painted(.systemBackground, .separator), "nothing is below the bar")
  }

  @Test func `a bar of its own has a background and a line`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.backgroundColor == .systemBackground && fills(bar).count == 1)
  }

  @Test func `the look of a bar was kept and not painted`() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemRed
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.shadowColor = nil
    bar.standardAppearance = look
    show()
    #expect(fills(bar).isEmpty && texts(bar) == painted(.white), "the standard look without its background")
    bar.scrollEdgeAppearance = look
    show()
    #expect(fills(bar) == painted(.systemRed))

    let own = UINavigationBarAppearance(barAppearance: look)
    #expect(own.titleTextAttributes[.foregroundColor] as? UIColor == .white && own.shadowColor == nil)
    own.backgroundColor = .systemGreen
    own.shadowColor = .systemBlue
    own.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    controller.navigationItem.scrollEdgeAppearance = own
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    show()
    #expect(fills(bar) == painted(.systemGreen, .systemBlue) && texts(bar) == painted(.systemYellow, .white))
    own.configureWithTransparentBackground()
    #expect(fills(bar).count == 2)
    show()
    #expect(fills(bar).isEmpty)
  }

  @Test func `what bars were given before there were looks is painted`() throws {
    bar.barTintColor = .systemRed
    bar.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20)]
    show()
    #expect(fills(bar) == painted(.systemRed) && texts(bar) == painted(.white))
    let (text, _) = try #require(bar.contentText())
    #expect(text == "Inbox")
    scroll.contentOffset.y = 40
    bar.shadowImage = UIImage()
    show()
    #expect(fills(bar) == painted(.systemRed))
    bar.setBackgroundImage(UIImage(), for: .default)
    show()
    #expect(fills(bar).isEmpty)
  }

  @Test func `the background of a bar reaches to the edge of the screen`() throws {
    controller.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.groundHeight = 59
    bar.frame = CGRect(x: 0, y: 59, width: 320, height: 44)
    bar.look = BarLook(background: .systemRed)
    guard case .fill(let path, _)? = bar.contentItems().first else { Issue.record("no background"); return }
    #expect(path == .rect(CGRect(x: 0, y: -59, width: 320, height: 103)))
  }

  @Test func `a bar of tabs takes the colours of its look`() {
    let tabs = UITabBarController()
    let other = UIViewController()
    (navigation.tabBarItem.title, other.tabBarItem.title) = ("Mail", "People")
    tabs.viewControllers = [navigation, other]
    tabs.tabBar.unselectedItemTintColor = .systemGray
    show(tabs)
    #expect(texts(tabs.tabBar) == painted(tabs.tabBar.tintColor, .systemGray))
    let look = UITabBarAppearance()
    look.backgroundColor = .systemRed
    look.stackedLayoutAppearance.normal.iconColor = .systemGreen
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    tabs.tabBar.standardAppearance = look
    show(tabs)
    tabs.view.setNeedsLayout()
    tabs.view.layoutIfNeeded()
    #expect(fills(tabs.tabBar) == painted(.systemRed, .separator))
    #expect(texts(tabs.tabBar) == painted(.white, .systemGreen))
  }

  @Test func `a title is large unless its controller says never, or follows one that does`() {
    bar.prefersLargeTitles = true
    show()
    #expect(bar.frame.height == 96)
    controller.navigationItem.largeTitleDisplayMode = .never
    show()
    #expect(bar.frame.height == 44)
    navigation.pushViewController(UIViewController(), animated: false)
    show()
    #expect(bar.frame.height == 44)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always
    show()
    #expect(bar.frame.height == 96)
  }
}
