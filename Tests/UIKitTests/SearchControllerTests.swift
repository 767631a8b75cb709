@_spi(Views) import LPAutoLayout
import Testing
import UIKit

/// Search bars in navigation bars, and what code sets of them.
@MainActor
struct SearchControllerTests {
  private func shown(_ configure: (UIViewController, UISearchController) -> Void) -> UINavigationController {
    let controller = UIViewController()
    controller.title = "Mail"
    configure(controller, UISearchController(searchResultsController: nil))
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.view.layoutIfNeeded()
    return navigation
  }

  @Test(arguments: [(false, 44), (true, 96)] as [(Bool, CGFloat)])
  func `a navigation item's search bar is below the title, and what is searched below it`(
    isLarge: Bool, height: CGFloat
  ) {
    let navigation = shown { controller, search in
      search.searchBar.placeholder = "Search"
      controller.navigationItem.searchController = search
    }
    navigation.navigationBar.prefersLargeTitles = isLarge
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    let top = navigation.topViewController!
    let bar = top.navigationItem.searchController!.searchBar
    #expect(navigation.navigationBar.frame.height == height + 52)
    #expect(bar.superview === navigation.navigationBar)
    #expect(bar.frame == CGRect(x: 0, y: height, width: 320, height: 52))
    #expect(bar.contentText()?.string == "Search")
    #expect(top.view.safeAreaInsets.top == height + 52)
    top.navigationItem.searchController = nil
    navigation.view.layoutIfNeeded()
    #expect(bar.superview == nil && navigation.navigationBar.frame.height == height)
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test func `the bar of the controller on top is the one that is shown`() {
    let navigation = shown { controller, search in controller.navigationItem.searchController = search }
    let bar = navigation.topViewController!.navigationItem.searchController!.searchBar
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.view.layoutIfNeeded()
    #expect(bar.superview == nil && navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: false)
    navigation.view.layoutIfNeeded()
    #expect(bar.superview === navigation.navigationBar)
  }

  @Test func `the field's text, placeholder and colours are the bar's`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let field = bar.searchTextField
    #expect(field === bar.searchTextField && field.text == bar.text && field.superview == nil)
    field.placeholder = "Find"
    #expect(bar.placeholder == "Find" && bar.contentText()?.string == "Find")
    field.text = "hat"
    #expect(bar.text == "hat" && bar.contentText()?.string == "hat")
    let plain = bar.contentItems()
    field.backgroundColor = .red
    field.textColor = .green
    #expect(bar.contentItems() != plain)
    #expect(field.backgroundColor == .red && field.textColor == .green)
    #expect(UISearchTextField().text?.isEmpty == true)
  }

  @Test func `a button beside the field ends the search`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.text = "hat"
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton && bar.contentText()?.string == "hat | Cancel")
  }

  @Test func `what is kept and not drawn is said`() {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(bar.searchBarStyle == .minimal && bar.scopeButtonTitles == ["All", "Unread"])
    bar.showsScopeBar = true
    UISearchController(searchResultsController: nil).isActive = true
    let features = InactiveUse.all.map(\.feature)
    #expect(features.contains("UISearchBar.showsScopeBar") && features.contains("UISearchController.isActive"))
  }
}
