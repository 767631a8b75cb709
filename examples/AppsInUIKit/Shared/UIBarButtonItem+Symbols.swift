import UIKit

extension UIBarButtonItem {
  /// Makes an item with a symbol.
  static func symbol(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
  }

  /// Makes an item with a title.
  static func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }
}
