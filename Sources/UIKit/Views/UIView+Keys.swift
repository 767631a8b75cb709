import LPAutoLayout
import LPComponents

extension UIView {
  /// Returns what a debugger or an app asks for by name: `_autolayoutTrace`, `recursiveDescription`, and the `searchField`
  /// of a search bar; `nil` for anything else, since Swift cannot look up members by name without Objective-C.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "_autolayoutTrace": autolayoutTrace
    case "recursiveDescription": recursiveDescription()
    case "searchField", "_searchField", "searchTextField": (self as? UISearchBar)?.searchTextField
    default: nil
    }
  }
}
