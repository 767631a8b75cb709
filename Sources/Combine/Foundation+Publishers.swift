public import Foundation

extension NotificationCenter {
  /// Delivers notifications.
  public typealias Publisher = AnyPublisher<Notification, Never>

  /// Delivers notifications.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    AnyPublisher { [self] receiver in
      nonisolated(unsafe) let deliver = receiver.value
      nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) { deliver($0) }
      return AnyCancellable { [self] in removeObserver(observer) }
    }
  }
}

extension Timer {
  /// A timer that never fires.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher()
  }

  /// Delivers the dates at which a timer fires: none, in a picture.
  public final class TimerPublisher: Publisher, Cancellable {
    /// The dates.
    public typealias Output = Date
    /// A timer does not fail.
    public typealias Failure = Never

    /// Connects a subscriber, which gets nothing.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }
    /// Would start the timer.
    public func connect() -> any Cancellable { self }
    /// Would start the timer with the first subscriber.
    public func autoconnect() -> AnyPublisher<Date, Never> { eraseToAnyPublisher() }
    /// Would stop the timer.
    public func cancel() {}
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Delivers a property as it is now: what observes changes of properties is Objective-C.
  public func publisher<Value>(for path: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    AnyPublisher { [self] receiver in
      receiver.value(self[keyPath: path])
      return AnyCancellable {}
    }
  }
}
