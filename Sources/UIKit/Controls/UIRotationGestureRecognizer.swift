public import Foundation

/// A recogniser of rotations.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians; always 0, unless code sets it.
  open var rotation: CGFloat = 0
  /// Always zero.
  open var velocity: CGFloat { 0 }
}
