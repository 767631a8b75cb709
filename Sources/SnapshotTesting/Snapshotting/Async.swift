/// A value that is delivered later, or at once.
public struct Async<Value> {
  /// Delivers the value to a closure.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value that a closure delivers.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }
  /// Makes a value that is there.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// Returns the value as a closure changes it.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { value in callback(transform(value)) } }
  }
}
