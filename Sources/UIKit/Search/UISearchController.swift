public import LPComponents
import Foundation

/// A search, whose bar a navigation item shows. In a preview the search never begins.
open class UISearchController: UIViewController {
  /// The search bar. A navigation item shows it below the title; an app may also add it to a view.
  public let searchBar = UISearchBar()
  /// The controller that would show what is found; `nil` for the one that is searched.
  public private(set) var searchResultsController: UIViewController?
  /// The object that updates the results when the text changes; never called here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when the search begins and ends; never called here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active; kept, and not drawn.
  open var isActive = false {
    didSet {
      guard isActive else { return }
      InactiveUse.record("UISearchController.isActive", because: "a search begins with a touch")
    }
  }
  /// Whether a search would dim what is searched.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether a search would hide the navigation bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search would show the button that ends it.
  open var automaticallyShowsCancelButton = true
  /// Whether a search would show its scopes.
  open var automaticallyShowsScopeBar = true
  /// Whether a search would show what is found at once.
  open var showsSearchResultsController = false

  /// Makes a search whose results another controller shows; `nil` for the one that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a search without a controller for its results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a search without a controller for its results: archives are not decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
