public import UIKit

/// Screens of `examples/Apps` as apps for UIKit write them.
@MainActor
public enum AppScreens {
  /// Makes the controller of a screen by the name of its preview in `examples/Apps`.
  public static let all: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("Mail", { mail }), ("Bank", { bank }), ("Chats", { chats }), ("Form", { form }), ("Calendar", { calendar }),
    ("Reader", { ReaderViewController() }), ("Shop", { shop }), ("Profile", { profile }),
    ("Podcast", { PodcastViewController() }), ("Music", { music }), ("Feed", { feed }),
    ("Map", { MapViewController() }),
  ]

  private static var mail: UIViewController {
    let navigation = navigation(MailViewController(), after: "Mailboxes")
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    return navigation
  }

  private static var bank: UIViewController { navigation(BankViewController(), after: "Accounts") }

  private static var chats: UIViewController {
    let chats = navigation(ChatsViewController())
    chats.navigationBar.prefersLargeTitles = true
    return tabs(
      [
        ("Updates", "circle"), ("Calls", "phone"), ("Groups", "person.2"), ("Chats", "message.fill"),
        ("Settings", "gear"),
      ], showing: chats, at: 3)
  }

  private static var form: UIViewController { navigation(FormViewController()) }

  private static var calendar: UIViewController {
    let navigation = navigation(CalendarViewController(), after: "2026")
    navigation.navigationBar.tintColor = .systemRed
    navigation.toolbar.tintColor = .systemRed
    navigation.isToolbarHidden = false
    return navigation
  }

  private static var shop: UIViewController { navigation(ShopViewController(), after: "Shoes") }

  private static var profile: UIViewController {
    let profile = navigation(ProfileViewController())
    profile.navigationBar.tintColor = .label
    let symbols = ["house", "magnifyingglass", "plus.circle", "play", "person.fill"]
    let tabs = tabs(symbols.map { (nil, $0) }, showing: profile, at: 4)
    tabs.tabBar.tintColor = .label
    return tabs
  }

  private static var music: UIViewController {
    let library = navigation(MusicViewController())
    library.navigationBar.prefersLargeTitles = true
    library.navigationBar.tintColor = .systemPink
    let tabs = tabs(
      [
        ("Home", "house"), ("New", "star.fill"), ("Radio", "speaker.wave.2"), ("Library", "music.note"),
        ("Search", "magnifyingglass"),
      ], showing: library, at: 3)
    tabs.tabBar.tintColor = .systemPink
    return tabs
  }

  private static var feed: UIViewController {
    let feed = navigation(FeedViewController())
    feed.navigationBar.tintColor = .label
    let symbols = ["house.fill", "magnifyingglass", "plus.circle", "play", "person.circle"]
    let tabs = tabs(symbols.map { (nil, $0) }, showing: feed, at: 0)
    tabs.tabBar.tintColor = .label
    return tabs
  }

  /// Makes a stack with a controller on top, and one of a title below it if there is a way back.
  private static func navigation(
    _ controller: UIViewController, after title: String? = nil
  ) -> UINavigationController {
    guard let title else { return UINavigationController(rootViewController: controller) }
    let previous = UIViewController()
    previous.title = title
    let navigation = UINavigationController(rootViewController: previous)
    navigation.pushViewController(controller, animated: false)
    return navigation
  }

  /// Makes tabs with titles and symbols, of which one shows a controller.
  private static func tabs(
    _ tabs: [(title: String?, symbol: String)], showing shown: UIViewController, at index: Int
  ) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = tabs.enumerated().map { place, tab in
      let content = place == index ? shown : UIViewController()
      content.tabBarItem = UITabBarItem(title: tab.title, image: UIImage(systemName: tab.symbol), tag: place)
      return content
    }
    controller.selectedIndex = index
    return controller
  }
}
