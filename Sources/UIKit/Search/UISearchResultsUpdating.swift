public import LPComponents

/// The methods that update the results of a search; never called here.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results for the text of the search bar.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that are called when a search begins and ends; never called here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Would be told before the search is shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Would be told that the search is shown.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Would be told before the search goes.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Would be told that the search is gone.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// The methods that are called when somebody types into a search bar; never called here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Would be asked before editing; `true` unless implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Would be told that editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Would be asked before editing ends; `true` unless implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Would be told that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Would be told of another text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Would be told of another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Would be told of a tap on *Search*.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Would be told of a tap on the bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Would be told of a tap on *Cancel*.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
