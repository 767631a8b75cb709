public import LPComponents
public import Foundation

/// The content of a navigation bar for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline, stacked
  }

  /// Raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always, never
  }

  /// How the next controller's back button is called. Raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic, minimal
  }

  /// The title; `nil` for the controller's.
  open var title: String? { didSet { changed() } }
  /// The view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The items at the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items at the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the title is large where the bar prefers large titles; `automatic` is as the controller below has it.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The look of the bar above scrolled content; `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The look of the bar above content at its start; `nil` for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The look of a low bar; kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of a low bar above content at its start; kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the items at the leading side are shown beside the back button; otherwise they replace it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The title of the next controller's back button; `nil` for this controller's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// How the next controller's back button is called; kept.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// A line above the title, which is not drawn.
  open var prompt: String? {
    didSet {
      if prompt != nil { InactiveUse.record("UINavigationItem.prompt", because: "bars have no line above the title") }
    }
  }
  /// The next controller's back button, of which the title is shown.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The controller whose search bar is below the title.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether scrolling hides the search bar; kept. Nothing scrolls in a preview, so that the bar is shown.
  open var hidesSearchBarWhenScrolling = true
  /// The preferred place of the search bar; kept. The bar is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The controller whose item this is.
  fileprivate weak var controller: UIViewController?

  /// Has the bar show what changed.
  private func changed() { controller?.navigationController?.viewIfLoaded?.setNeedsLayout() }

  /// Makes an item with a title.
  public init(title: String) { self.title = title }
  override init() {}
  /// Makes an item without content: archives are not decoded.
  public required init?(coder: NSCoder) {}

  /// Replaces the items at the leading side, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Replaces the items at the trailing side, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Replaces the items at the leading side by one, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the items at the trailing side by one, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Hides or shows the back button, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// The first item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension UIViewController {
  private static let navigationItems = Stored<UINavigationItem?>("UIViewController.navigationItem", nil)
  private static let toolbarContents = Stored<[UIBarButtonItem]?>("UIViewController.toolbarItems", nil)
  private static let tabBarItems = Stored<UITabBarItem?>("UIViewController.tabBarItem", nil)

  /// The content of a navigation bar for the controller.
  public var navigationItem: UINavigationItem {
    if let known = Self.navigationItems[self] { return known }
    let made = UINavigationItem()
    made.controller = self
    Self.navigationItems[self] = made
    return made
  }

  /// The items in the toolbar of a navigation controller for the controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { Self.toolbarContents[self] }
    set { Self.toolbarContents[self] = newValue }
  }

  /// Replaces the items of the toolbar, at once.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// The tab of the controller, with its title unless it has one of its own.
  public var tabBarItem: UITabBarItem! {
    get {
      if let known = Self.tabBarItems[self] { return known }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      Self.tabBarItems[self] = made
      return made
    }
    set { Self.tabBarItems[self] = newValue }
  }

  /// The nearest stack that the controller is in.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The nearest controller with tabs that the controller is in.
  public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}
