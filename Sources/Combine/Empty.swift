/// Delivers no value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the end is delivered.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// Makes a publisher without values, of types that are named.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }
  /// Delivers the end, if at all.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { receiver in
      if completeImmediately { receiver.completion(.finished) }
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}
