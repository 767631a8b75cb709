import LPAutoLayout
import Foundation

/// A view on one axis of its superview, from the edge where reading starts.
@MainActor
struct AxisItem {
  let view: UIView
  let start: CGFloat
  let end: CGFloat
  /// The range on the other axis.
  let cross: ClosedRange<CGFloat>
  /// Whether equations for the view are wanted.
  let isTarget: Bool
  /// Whether the view's content, or what is inside it, gives it its size.
  var isRigid: Bool
  /// Whether the view has a content size that its size differs from.
  let isStretched: Bool
  /// Whether the view is a text that wraps, and so as wide as it is because of what is around it.
  var isWrapped = false
  var role = Role.start

  enum Role {
    /// Placed after what is before it.
    case start
    /// Placed before what is after it.
    case end
    case center
    /// Placed between what is before and after it.
    case flexible
  }

  var size: CGFloat { end - start }

  /// Whether a view without a content size is as wide as high.
  var isSquare: Bool { !isRigid && isEven }

  /// Whether a view is as wide as high.
  var isEven: Bool {
    size > FrameRecord.tolerance
      && abs(cross.upperBound - cross.lowerBound - size) <= 2 * FrameRecord.tolerance
  }

  /// Whether one view comes after the other on the axis, beside it.
  func isInRow(with other: AxisItem) -> Bool {
    isBeside(other)
      && (end <= other.start + FrameRecord.tolerance || other.end <= start + FrameRecord.tolerance)
  }

  func isBeside(_ other: AxisItem) -> Bool {
    cross.lowerBound < other.cross.upperBound - FrameRecord.tolerance
      && other.cross.lowerBound < cross.upperBound - FrameRecord.tolerance
  }
}
