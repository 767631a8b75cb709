/// The receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  /// Takes what asks for values and ends the delivery.
  func receive(subscription: any Subscription)
  /// Takes a value, and returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}
