/// What a search tells of its text; nothing calls it here.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// What a search tells of its beginning and its end; nothing calls it here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}

/// What a search bar asks and tells; nothing calls it here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {}
