/// A publisher whose parts are hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// The receiver of a delivery.
  struct Receiver {
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private let start: (Receiver) -> AnyCancellable

  /// - Parameter start: begins a delivery; the result ends it.
  init(start: @escaping (Receiver) -> AnyCancellable) { self.start = start }

  /// Hides what a publisher is made of.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = { publisher.run($0.value, $0.completion) }
  }

  /// Connects a subscriber, which gets values once it asks for some.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Delivery(subscriber, start))
  }

  /// The delivery to one subscriber.
  private final class Delivery: Subscription {
    private var subscriber: (any Subscriber<Output, Failure>)?
    private var start: ((Receiver) -> AnyCancellable)?
    private var connection: AnyCancellable?

    init(_ subscriber: any Subscriber<Output, Failure>, _ start: @escaping (Receiver) -> AnyCancellable) {
      (self.subscriber, self.start) = (subscriber, start)
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none, let start else { return }
      self.start = nil
      let connection = start(
        Receiver(
          value: { [weak self] in _ = self?.subscriber?.receive($0) },
          completion: { [weak self] in
            let subscriber = self?.subscriber
            self?.cancel()
            subscriber?.receive(completion: $0)
          }))
      // The delivery may have ended while it began.
      if subscriber != nil { self.connection = connection }
    }

    func cancel() {
      let connection = connection
      (subscriber, start, self.connection) = (nil, nil, nil)
      connection?.cancel()
    }
  }
}
