/// A property whose values are published: `$name` delivers the value, and each new one before it is stored.
@propertyWrapper
public struct Published<Value> {
  private let box: Box

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Makes a property with its first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// Delivers the values.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { box.assignments = newValue.box.assignments }
  }

  /// The value of one property, and those that want it.
  final class Box {
    private let receivers = Receivers<Value, Never>()
    private var stored: Value
    /// The subscriptions that set the property, as long as it exists.
    var assignments: [AnyCancellable] = []

    init(_ value: Value) { stored = value }

    var value: Value {
      get { stored }
      set {
        receivers.send(newValue)
        stored = newValue
      }
    }

    func add(_ receiver: AnyPublisher<Value, Never>.Receiver) -> AnyCancellable {
      receiver.value(stored)
      return receivers.add(receiver)
    }
  }

  /// Delivers the values of a property.
  public struct Publisher: Combine.Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// A property does not fail.
    public typealias Failure = Never
    let box: Box

    /// Connects a subscriber to the value, and to those that are set from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      AnyPublisher { [box] in box.add($0) }.receive(subscriber: subscriber)
    }
  }
}
