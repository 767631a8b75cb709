/// A recogniser of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}
