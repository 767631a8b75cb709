/// The receivers of a subject, in the order in which they came.
final class Receivers<Output, Failure: Error> {
  private var receivers: [(number: Int, receiver: AnyPublisher<Output, Failure>.Receiver)] = []
  private var next = 0
  private var end: Subscribers.Completion<Failure>?

  var isOver: Bool { end != nil }

  func add(_ receiver: AnyPublisher<Output, Failure>.Receiver) -> AnyCancellable {
    if let end {
      receiver.completion(end)
      return AnyCancellable {}
    }
    let number = next
    next += 1
    receivers.append((number, receiver))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.number == number } }
  }

  func send(_ value: Output) {
    for (number, receiver) in receivers where receivers.contains(where: { $0.number == number }) {
      receiver.value(value)
    }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let all = receivers
    receivers = []
    for (_, receiver) in all { receiver.completion(completion) }
  }
}
