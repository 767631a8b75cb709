import Foundation

/// The views of a list that are registered, and those that wait to be used again.
@MainActor
final class ReusePool<Reused: UIView> {
  private var makers: [String: () -> Reused] = [:]
  private var idle: [String: [Reused]] = [:]

  /// The identifiers that are registered, in alphabetical order.
  var identifiers: [String] { makers.keys.sorted() }

  /// Registers how views of an identifier are made; `nil` removes the registration.
  func register(_ identifier: String, _ make: (() -> Reused)?) { makers[identifier] = make }

  /// Registers how views are made that do not know their identifier, which is written to a property of theirs.
  ///
  /// - Parameter key: what the views are registered under, if that is not the identifier.
  func register(
    _ identifier: String, under key: String? = nil, _ property: ReferenceWritableKeyPath<Reused, String?>,
    _ make: (() -> Reused)?
  ) {
    makers[key ?? identifier] = make.map { make in
      {
        let view = make()
        view[keyPath: property] = identifier
        return view
      }
    }
  }

  /// Returns a view that waits, or a new one; `nil` if nothing is registered.
  func dequeue(_ identifier: String) -> (view: Reused, isReused: Bool)? {
    if let view = idle[identifier]?.popLast() {
      // A view that waited while the list's environment changed takes the new one.
      let environment = LayoutEnvironment.current
      if environment.isLive, view.environment !== environment { view.adoptInside(environment) }
      return (view, true)
    }
    return makers[identifier].map { ($0(), false) }
  }

  /// Keeps a view that is no longer shown.
  func enqueue(_ view: Reused, _ identifier: String?) {
    guard let identifier else { return }
    idle[identifier, default: []].append(view)
  }
}
