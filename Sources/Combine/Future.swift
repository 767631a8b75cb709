/// Delivers one value that is there later, or fails.
public final class Future<Output, Failure: Error>: Publisher {
  /// Tells the result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Begins the work at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  /// Connects a subscriber to the result.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [self] receiver in
      if case .success(let value)? = result { receiver.value(value) }
      return subject.run(receiver.value, receiver.completion)
    }.receive(subscriber: subscriber)
  }
}
