import Synchronization

/// Numbers activations, so that constraints held by different views can be put in order.
enum ActivationOrder {
  private static let counter = Atomic<Int>(0)
  static func next() -> Int { counter.add(1, ordering: .relaxed).newValue }
}
