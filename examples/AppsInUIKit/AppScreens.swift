public import UIKit

/// Screens of `examples/Apps` as apps for UIKit write them.
@MainActor
public enum AppScreens {
  /// Makes the controller of a screen by the name of its preview in `examples/Apps`.
  public static let all: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("Mail", { mail }), ("Bank", { bank }), ("Chats", { chats }), ("Form", { form }),
  ]

  private static var mail: UIViewController {
    let navigation = UINavigationController(rootViewController: titled("Mailboxes"))
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    navigation.pushViewController(MailViewController(), animated: false)
    return navigation
  }

  private static var bank: UIViewController {
    let navigation = UINavigationController(rootViewController: titled("Accounts"))
    navigation.pushViewController(BankViewController(), animated: false)
    return navigation
  }

  private static var chats: UIViewController {
    let chats = UINavigationController(rootViewController: ChatsViewController())
    chats.navigationBar.prefersLargeTitles = true
    chats.tabBarItem = UITabBarItem(title: "Chats", image: UIImage(systemName: "message.fill"), tag: 3)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab("Updates", "circle"), tab("Calls", "phone"), tab("Groups", "person.2"), chats, tab("Settings", "gear"),
    ]
    tabs.selectedIndex = 3
    return tabs
  }

  private static var form: UIViewController { UINavigationController(rootViewController: FormViewController()) }

  private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private static func tab(_ title: String, _ symbol: String) -> UIViewController {
    let controller = titled(title)
    controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return controller
  }
}
