import Combine
import Foundation
import Testing

/// Values are delivered at rest: what a screen shows before anything happens.
struct CombineTests {
  private struct Refused: Error {}

  /// What a publisher delivers, as texts; the end is `|`, a failure `!`.
  private func deliveries<P: Publisher>(_ publisher: P) -> [String] {
    var texts: [String] = []
    let connection = publisher.sink(
      receiveCompletion: { if case .finished = $0 { texts.append("|") } else { texts.append("!") } },
      receiveValue: { texts.append("\($0)") })
    connection.cancel()
    return texts
  }

  private final class Model: ObservableObject {
    @Published var title = "a"
    @Published var count = 1
  }

  @Test func `a published property delivers its value at once, and each new one before it is stored`() {
    let model = Model()
    var seen: [String] = []
    var kept: Set<AnyCancellable> = []
    model.$title.sink { seen.append("\($0) while \(model.title)") }.store(in: &kept)
    model.title = "b"
    kept = []
    model.title = "c"
    #expect(seen == ["a while a", "b while a"])
  }

  @Test func `properties are joined, moved to a queue, delayed, and assigned to a view's property`() {
    final class Label { var text: String? }
    let (model, label) = (Model(), Label())
    let connection = Publishers.CombineLatest(model.$title, model.$count)
      .map { "\($0) \($1)" }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .delay(for: 0.5, scheduler: RunLoop.main)
      .receive(on: DispatchQueue.main)
      .map(Optional.some)
      .assign(to: \.text, on: label)
    #expect(label.text == "a 1")
    model.count = 2
    #expect(label.text == "a 2")
    connection.cancel()
    model.count = 3
    #expect(label.text == "a 2")
  }

  @Test func `a property that is assigned to another follows it as long as that exists`() {
    let (first, second) = (Model(), Model())
    first.$title.assign(to: &second.$title)
    first.title = "b"
    #expect(second.title == "b")
  }

  @Test func `a subject delivers to those that are connected, and to nobody after its end`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    subject.send(1)
    let connection = subject.sink { seen.append($0) }
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    connection.cancel()
    #expect(seen == [2])
    #expect(deliveries(subject) == ["|"])
  }

  @Test func `a subject with a value delivers the latest one first`() {
    let subject = CurrentValueSubject<Int, Refused>(1)
    subject.value = 2
    #expect(deliveries(subject) == ["2"])
    subject.send(completion: .failure(Refused()))
    subject.send(3)
    #expect(subject.value == 2)
    #expect(deliveries(subject) == ["!"])
  }

  @Test func `operators choose and change values`() {
    let numbers = [1, 1, 2, 3, 4].publisher
    #expect(deliveries(numbers.filter { $0 > 1 }.map { $0 * 2 }) == ["4", "6", "8", "|"])
    #expect(deliveries(numbers.removeDuplicates().dropFirst()) == ["2", "3", "4", "|"])
    #expect(deliveries(numbers.prefix(2)) == ["1", "1", "|"])
    #expect(deliveries(numbers.first { $0 > 2 }) == ["3", "|"])
    #expect(deliveries(numbers.compactMap { $0 == 2 ? nil : $0 }.last()) == ["4", "|"])
    #expect(deliveries(numbers.scan(0, +)) == ["1", "2", "4", "7", "11", "|"])
    #expect(deliveries(numbers.collect()) == ["[1, 1, 2, 3, 4]", "|"])
    #expect(deliveries(numbers.contains(3)) == ["true", "|"])
    #expect(deliveries(Just(1).prepend(0).append(2)) == ["0", "1", "2", "|"])
    #expect(deliveries(Empty<Int, Never>().replaceEmpty(with: 5)) == ["5", "|"])
    #expect(deliveries([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "|"])
  }

  @Test func `failures end a delivery, and are replaced, caught and changed`() {
    func half(_ number: Int) throws -> Int {
      guard number % 2 == 0 else { throw Refused() }
      return number / 2
    }
    let halves = [2, 4, 5, 6].publisher.tryMap(half)
    #expect(deliveries(halves) == ["1", "2", "!"])
    #expect(deliveries(halves.replaceError(with: 0)) == ["1", "2", "0", "|"])
    #expect(deliveries(halves.catch { _ in Just(9) }) == ["1", "2", "9", "|"])
    #expect(deliveries(Fail<Int, Refused>(error: Refused()).mapError { $0 as any Error }) == ["!"])
    #expect(deliveries(Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == ["[1]", "|"])
  }

  @Test func `the values of inner publishers are joined, or those of the latest alone`() {
    let outer = PassthroughSubject<CurrentValueSubject<Int, Never>, Never>()
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    var (all, latest): ([Int], [Int]) = ([], [])
    var kept: [AnyCancellable] = []
    outer.flatMap { $0 }.sink { all.append($0) }.store(in: &kept)
    outer.switchToLatest().sink { latest.append($0) }.store(in: &kept)
    outer.send(first)
    outer.send(second)
    first.send(2)
    second.send(11)
    #expect(all == [1, 10, 2, 11])
    #expect(latest == [1, 10, 11])
  }

  @Test func `several publishers are merged and paired`() {
    #expect(deliveries([1, 2].publisher.merge(with: [3].publisher)) == ["1", "2", "3", "|"])
    #expect(deliveries([1, 2, 3].publisher.zip(["a", "b"].publisher)) == ["(1, \"a\")", "(2, \"b\")", "|"])
    #expect(
      deliveries(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }) == ["6", "|"])
  }

  @Test func `a shared publisher works once for all`() {
    var runs = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.map { number -> Int in
      runs += 1
      return number
    }.share()
    let both = [shared.sink { _ in }, shared.sink { _ in }]
    subject.send(1)
    #expect(runs == 1 && both.count == 2)
  }

  @Test func `a future delivers its result, a timer nothing, a notification when it is posted`() {
    #expect(deliveries(Future<Int, Refused> { $0(.success(1)) }) == ["1", "|"])
    #expect(deliveries(Deferred { Future<Int, Refused> { $0(.failure(Refused())) } }) == ["!"])
    #expect(deliveries(Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()).isEmpty)
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    var count = 0
    let connection = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    connection.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `a subscriber that asks for nothing gets nothing`() {
    final class Silent: Subscriber {
      var seen: [Int] = []
      var connection: (any Subscription)?
      func receive(subscription: any Subscription) { connection = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        seen.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let silent = Silent()
    [1, 2].publisher.subscribe(silent)
    #expect(silent.seen.isEmpty)
    silent.connection?.request(.max(5))
    #expect(silent.seen == [1, 2])
  }
}
