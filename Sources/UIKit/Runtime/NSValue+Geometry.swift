public import Foundation

// The names that UIKit gives to the geometric values of an object.
extension NSValue {
  /// Makes an object of a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Makes an object of a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Makes an object of a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}
