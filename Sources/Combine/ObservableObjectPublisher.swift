/// Announces changes that code sends.
public final class ObservableObjectPublisher: Publisher {
  /// A change has no content.
  public typealias Output = Void
  /// A change does not fail.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// Makes a publisher.
  public init() {}
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
  /// Announces a change.
  public func send() { subject.send() }
}
