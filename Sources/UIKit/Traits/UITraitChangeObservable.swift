public import LPAutoLayout

/// The token of a registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitChangeRegistration: UITraitChangeRegistration {
  let observation: TraitObservation
  init(_ observation: TraitObservation) { self.observation = observation }
}

/// A view or a controller that can be told of changes of traits. They change where a tree of views takes other traits,
/// and where views and controllers override them; each variant of a preview is a new layout.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// A closure that runs when a trait changes.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

  /// Has a closure called before the next layout when one of the traits has changed. It names the type of its first
  /// parameter, such as `Self`.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(
      concerns: { first, second in traits.contains { $0.differs(first, second) } },
      call: { [weak self] previous in
        if let environment = self as? TraitEnvironment { handler(environment, previous) }
      })
    if let view = self as? UIView { view.traitObservations.append(observation) }
    if let controller = self as? UIViewController { controller.traitObservations.append(observation) }
    return TraitChangeRegistration(observation)
  }

  /// Returns a registration; the method is never called, because none is sent by name.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { unsent() }

  /// Returns a registration; the method is never called, because none is sent by name.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    unsent()
  }

  private func unsent() -> any UITraitChangeRegistration {
    InactiveUse.record("registerForTraitChanges(_:action:)", because: "no method is sent by name")
    return TraitChangeRegistration(TraitObservation(concerns: { _, _ in false }, call: { _ in }))
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitChangeRegistration else { return }
    (self as? UIView)?.traitObservations.removeAll { $0 === registration.observation }
    (self as? UIViewController)?.traitObservations.removeAll { $0 === registration.observation }
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
