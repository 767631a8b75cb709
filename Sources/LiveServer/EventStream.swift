package import Foundation

/// Sends events to every client that listens (`text/event-stream`).
package final class EventStream: Sendable {
  /// A client, and what it has not read yet.
  package final class Subscriber: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting = Data()
    private var isClosed = false
    /// A client that reads no more is left behind. A few events may always wait, however long they are.
    private static let limit = 1_000_000
    private static let eventLimit = 4

    func send(_ data: Data) {
      condition.withLock {
        if waiting.count + data.count > max(Self.limit, Self.eventLimit * data.count) { isClosed = true }
        if !isClosed { waiting += data }
        condition.signal()
      }
    }

    func close() {
      condition.withLock {
        isClosed = true
        condition.signal()
      }
    }

    /// Waits for data; a comment after some seconds without any, so that a client that has left is noticed.
    ///
    /// - Returns: at most `count` bytes; `nil` at the end.
    func next(_ count: Int, seconds: Double = 5) -> Data? {
      condition.withLock {
        let end = Date(timeIntervalSinceNow: seconds)
        while waiting.isEmpty, !isClosed {
          if !condition.wait(until: end) { return Data(":\n\n".utf8) }
        }
        guard !isClosed else { return nil }
        let part = waiting.prefix(count)
        waiting = Data(waiting.dropFirst(part.count))
        return Data(part)
      }
    }
  }

  private let lock = NSLock()
  private nonisolated(unsafe) var subscribers: [ObjectIdentifier: Subscriber] = [:]
  private nonisolated(unsafe) var isClosed = false

  package init() {}

  /// Adds a client.
  ///
  /// - Parameter data: returns its first event. What is sent meanwhile may arrive before it.
  package func subscribe(_ event: String, _ data: () -> Data) -> Subscriber {
    let subscriber = Subscriber()
    let isClosed = lock.withLock {
      if !self.isClosed { subscribers[ObjectIdentifier(subscriber)] = subscriber }
      return self.isClosed
    }
    if isClosed { subscriber.close() }
    subscriber.send(Self.text(event, data()))
    return subscriber
  }

  func remove(_ subscriber: Subscriber) {
    subscriber.close()
    _ = lock.withLock { subscribers.removeValue(forKey: ObjectIdentifier(subscriber)) }
  }

  package func send(_ event: String, _ data: Data) {
    let text = Self.text(event, data)
    for subscriber in lock.withLock({ Array(subscribers.values) }) { subscriber.send(text) }
  }

  /// Ends every client's stream, and those that come later.
  func close() {
    let all = lock.withLock {
      isClosed = true
      return Array(subscribers.values)
    }
    for subscriber in all { subscriber.close() }
  }

  package var count: Int { lock.withLock { subscribers.count } }

  /// The data is one line of JSON.
  private static func text(_ event: String, _ data: Data) -> Data {
    Data("event: \(event)\ndata: ".utf8) + data + Data("\n\n".utf8)
  }
}
