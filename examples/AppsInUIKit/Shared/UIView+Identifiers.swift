import UIKit

extension UIView {
  /// Adds views that get constraints, with the identifiers by which tests of the interface find them.
  func addSubviews(_ views: KeyValuePairs<String, UIView>) {
    for (name, view) in views {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Gives the view the identifier by which tests of the interface find it.
  func identified(by name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }
}
