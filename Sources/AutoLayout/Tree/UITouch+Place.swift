public import Foundation

// Where a finger is. They cannot be overridden, since they are outside of the class.
extension UITouch {
  /// Returns the place of the finger in a view: the origin.
  public func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the place of the finger before it moved: the origin.
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The view that the finger touched first: none.
  public var view: UIView? { nil }
  /// The window that the finger touched first: none.
  public var window: UIWindow? { nil }
}
