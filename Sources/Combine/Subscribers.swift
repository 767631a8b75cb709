/// The names that belong to subscribers.
public enum Subscribers {
  /// How a delivery ended.
  public enum Completion<Failure: Error> {
    /// All values were delivered.
    case finished
    /// No value can be delivered any more.
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; `nil` for all.
    public let max: Int?

    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// At most so many values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    /// Compares the numbers.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { (lhs.max ?? .max) < (rhs.max ?? .max) }
  }

  /// Calls functions with what is delivered.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var value: ((Input) -> Void)?
    private var completion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Makes a subscriber of functions.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (value, completion) = (receiveValue, receiveCompletion)
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      guard value != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the function for values.
    public func receive(_ input: Input) -> Demand {
      value?(input)
      return .none
    }

    /// Calls the function for the end, once.
    public func receive(completion: Completion<Failure>) {
      let function = self.completion
      (value, self.completion, subscription) = (nil, nil, nil)
      function?(completion)
    }

    /// Ends the delivery.
    public func cancel() {
      let connection = subscription
      (value, completion, subscription) = (nil, nil, nil)
      connection?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
