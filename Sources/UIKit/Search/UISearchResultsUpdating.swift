/// The methods that update the results of a search; never called here.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results for the text of the search bar.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that are called when a search begins and ends; never called here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}

/// The methods that are called when somebody types into a search bar; never called here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {}
