/// Delivers one value.
public struct Just<Output>: Publisher {
  /// A value that is there does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Delivers the value and the end.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    [output].publisher.receive(subscriber: subscriber)
  }
}
