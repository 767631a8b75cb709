/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the publishers.
  public typealias Output = DeferredPublisher.Output
  /// The failures of the publishers.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Keeps what makes publishers.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  /// Connects a subscriber to a publisher of its own.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
