public import Foundation

/// Physical insets in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge; points.
  public var top: CGFloat
  /// The inset of the left edge; points.
  public var left: CGFloat
  /// The inset of the bottom edge; points.
  public var bottom: CGFloat
  /// The inset of the right edge; points.
  public var right: CGFloat

  /// Makes insets in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// Returns the rectangle without the insets; its size is never negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle with the insets added around it.
  package func expanded(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
