public import AutoLayout
public import Foundation

/// A recogniser of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The shortest duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recogniser of dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Always zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// A recogniser of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions.
  open var direction = Direction.right
}

/// A recogniser of pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale; always 1, unless code sets it.
  open var scale: CGFloat = 1
  /// Always zero.
  open var velocity: CGFloat { 0 }
}

/// A recogniser of rotations.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians; always 0, unless code sets it.
  open var rotation: CGFloat = 0
}
