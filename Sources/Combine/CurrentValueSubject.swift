/// A subject with a value, which a subscriber gets at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private var current: Output

  /// The value; subscribers get a new one.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Makes a subject with its first value.
  public init(_ value: Output) { current = value }

  /// Connects a subscriber to the value, and to what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [self] receiver in
      if !receivers.isOver { receiver.value(current) }
      return receivers.add(receiver)
    }.receive(subscriber: subscriber)
  }

  /// Changes the value and delivers it.
  public func send(_ value: Output) {
    guard !receivers.isOver else { return }
    current = value
    receivers.send(value)
  }
  /// Delivers the end.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion: completion) }
}
