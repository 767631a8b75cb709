/// What the name of a class says about it, where its declaration is missing.
package enum UIKitName {
  /// Whether a class has a name like those of UIKit's views and controllers, with words of its own before it: classes
  /// called `Button` are SwiftUI's.
  package static func hasViewNameOfItsOwn(_ name: String) -> Bool {
    superclass(of: name) != nil && !["Button", "Label", "Cell", "View", "Control"].contains(name)
      && !["TextField", "ScrollView", "ImageView"].contains(name)
  }

  /// Whether a class of this name is one of UIKit's, or of an app that names its classes as UIKit does.
  package static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && superclass(of: name) != nil
  }

  /// Guesses a superclass from the end of a class's name, as UIKit's own are named.
  package static func superclass(of name: String) -> String? {
    let kinds = [
      ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
      ("HeaderFooterView", "UITableViewHeaderFooterView"), ("ReusableView", "UICollectionReusableView"),
      ("Cell", "UITableViewCell"), ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"), ("TableViewController", "UITableViewController"),
      ("ViewController", "UIViewController"), ("HostingController", "UIViewController"), ("Button", "UIButton"),
      ("Label", "UILabel"),
      ("ImageView", "UIImageView"), ("TextField", "UITextField"), ("TextView", "UITextView"),
      ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"), ("TableView", "UITableView"),
      ("CollectionView", "UICollectionView"), ("Control", "UIControl"), ("View", "UIView"),
    ]
    return kinds.first { name.hasSuffix($0.0) }?.1
  }

  /// The names of requirements that are optional in UIKit's delegates, and have defaults here.
  static let optionalRequirements: Set<String> = [
    "collectionView", "didDismissSearchController", "didPresentSearchController",
    "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation",
    "scrollViewDidEndZooming", "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "searchBar", "searchBarBookmarkButtonClicked",
    "searchBarCancelButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "tableView", "textField",
    "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textView", "textViewDidBeginEditing",
    "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "viewForZooming", "willDismissSearchController", "willPresentSearchController",
  ]

  /// The arguments with which a class of UIKit, or one that is named as UIKit's are, is made without values.
  static func simplestArguments(of type: String) -> String {
    switch superclass(of: type) {
    case "UITableViewCell": "(style: .default, reuseIdentifier: nil)"
    case "UITableViewHeaderFooterView": "(reuseIdentifier: nil)"
    case "UITableViewController": "(style: .plain)"
    case "UICollectionViewController": "(collectionViewLayout: UICollectionViewFlowLayout())"
    case "UICollectionView": "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case let kind? where kind.hasSuffix("Controller"): "(nibName: nil, bundle: nil)"
    case _?: "(frame: .zero)"
    case nil: "()"
    }
  }
}
