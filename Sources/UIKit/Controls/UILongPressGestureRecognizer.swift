public import Foundation

/// A recogniser of a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The shortest duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move, in points.
  open var allowableMovement: CGFloat = 10
}
