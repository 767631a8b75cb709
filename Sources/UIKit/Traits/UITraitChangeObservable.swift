public import LPAutoLayout

/// The token of a registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitChangeRegistration: UITraitChangeRegistration {
  init() {
    InactiveUse.record("registerForTraitChanges(_:)", because: "each variant of a preview has one set of traits")
  }
}

/// A view or a controller that can be told of changes of traits. Nothing is called in a preview: each variant is a new
/// layout.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// A closure that runs when a trait changes.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

  /// Returns a registration; the closure is never called. It names the type of its first parameter, such as `Self`.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Returns a registration; the method is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Returns a registration; the method is never called.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    TraitChangeRegistration()
  }

  /// Does nothing.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
