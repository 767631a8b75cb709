import UIKit

extension UIFont {
  /// The font of a text style in another weight.
  static func preferredFont(for style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
    .systemFont(ofSize: preferredFont(forTextStyle: style).pointSize, weight: weight)
  }
}
