/// Ends something when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Calls a function at the end.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Ends something else at the end.
  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

  deinit { end?() }

  /// Ends it, once.
  public func cancel() {
    let function = end
    end = nil
    function?()
  }

  /// Whether both are one object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  /// Adds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
