public import Foundation
public import UIKit

/// Gives objects and values their properties in a closure behind their initialisers, by the names of the library Then.
public protocol Then {}

extension Then where Self: AnyObject {
  /// Passes the object to a closure, and returns it.
  @discardableResult
  public func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}

extension Then where Self: Any {
  /// Passes a copy of the value to a closure, and returns what the closure made of it.
  public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }

  /// Passes the value to a closure.
  public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}

extension NSObject: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension UIEdgeInsets: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
