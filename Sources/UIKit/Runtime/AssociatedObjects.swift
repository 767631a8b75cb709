import Foundation

/// How an associated value is kept. Raw values are Objective-C's.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object under a key; `nil` for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = AssociationTable.shared[object as AnyObject, UInt(bitPattern: key)]
  return (value as? WeakReference).map { $0.object } ?? value
}

/// Associates a value with an object under a key; `nil` removes it. Copying policies retain the value.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let kept: Any? = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { WeakReference($0 as AnyObject) } : value
  AssociationTable.shared[object as AnyObject, UInt(bitPattern: key)] = kept
}

/// Runs a closure; there are no autoreleased objects on Linux.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
