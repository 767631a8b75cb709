/// A publisher that code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value.
  func send(_ value: Output)
  /// Delivers the end.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Delivers a value without content.
  public func send() { send(()) }
}
