/// A source that delivers values over time, and then an end.
///
/// This module has the names of Apple's framework, so that app code which mentions it compiles. Values are delivered at
/// rest: at once, on the thread that sends them, without back pressure; timers never fire.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Connects a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends what is delivered through a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    run({ subject.send($0) }, { subject.send(completion: $0) })
  }

  /// Delivers to functions, until the result is cancelled or goes away.
  func run(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: completion, receiveValue: value)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  // MARK: Ends of a chain

  /// Calls functions with what is delivered.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    run(receiveValue, receiveCompletion)
  }

  /// Hides what a publisher is made of.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Calls a function with each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { run(receiveValue) { _ in } }

  /// Sets a property to each value.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    run({ object[keyPath: path] = $0 }) { _ in }
  }

  /// Sets a published property to each value, as long as it exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.assignments.append(run({ [weak box] in box?.value = $0 }) { _ in })
  }
}
