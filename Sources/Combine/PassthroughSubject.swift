/// A subject without a value of its own.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Connects a subscriber to what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [receivers] in receivers.add($0) }.receive(subscriber: subscriber)
  }

  /// Delivers a value.
  public func send(_ value: Output) { receivers.send(value) }
  /// Delivers the end.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion: completion) }
}
