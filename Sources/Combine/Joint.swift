/// A delivery from several publishers, which ends once all have ended or one has failed.
final class Joint<Output, Failure: Error> {
  private let receiver: AnyPublisher<Output, Failure>.Receiver
  private var open = 0
  var connections: [AnyCancellable] = []

  init(_ receiver: AnyPublisher<Output, Failure>.Receiver) { self.receiver = receiver }

  func begin() { open += 1 }

  func end(_ completion: Subscribers.Completion<Failure>) {
    open -= 1
    switch completion {
    case .finished: if open == 0 { receiver.completion(.finished) }
    case .failure: receiver.completion(completion)
    }
  }

  /// Ends all but the first, which has not delivered its end.
  func endOthers() {
    guard connections.count > 1 else { return }
    open = 1
    connections.removeLast(connections.count - 1)
  }
}
