public import AutoLayout
import Foundation

/// A controller of a search: a navigation item shows its search bar. The search does not begin in a preview.
open class UISearchController: UIViewController {
  /// The bar, in the order of the navigation item below the title, or wherever the app puts it.
  public let searchBar = UISearchBar()
  /// The controller that would show what is found; `nil` for the one that is searched.
  public private(set) var searchResultsController: UIViewController?
  /// What is told of the text; nothing calls it here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told of the search; nothing calls it here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search has begun, which shows nothing here.
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
