import UIKit

extension UIView {
  /// Draws a black shadow below the view.
  func addShadow(opacity: Float, radius: CGFloat, y: CGFloat) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: y)
  }
}
