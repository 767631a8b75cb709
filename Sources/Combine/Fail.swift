/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that is delivered.
  public let error: Failure

  /// Makes a publisher of an error.
  public init(error: Failure) { self.error = error }
  /// Makes a publisher of an error, with the type of the values that there are not.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Delivers the failure.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { receiver in
      receiver.completion(.failure(error))
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}
