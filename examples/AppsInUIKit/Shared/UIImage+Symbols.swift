import UIKit

extension UIImage {
  /// Makes a symbol that is as wide as high, for text of a size in points.
  static func symbol(_ name: String, pointSize: CGFloat) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize))
  }
}
