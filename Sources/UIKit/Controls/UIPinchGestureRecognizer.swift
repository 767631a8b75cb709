public import Foundation

/// A recogniser of pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale; always 1, unless code sets it.
  open var scale: CGFloat = 1
  /// Always zero.
  open var velocity: CGFloat { 0 }
}
