public import Foundation

extension CGRect {
  /// Whether two rectangles are equal.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGSize {
  /// Whether two sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGPoint {
  /// Whether two points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
