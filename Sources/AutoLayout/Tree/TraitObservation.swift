/// A handler of changes of a view's or a controller's traits.
package final class TraitObservation {
  /// Whether traits that are observed differ between two collections.
  let concerns: (UITraitCollection, UITraitCollection) -> Bool
  /// Receives the traits before the change.
  let call: @MainActor (UITraitCollection) -> Void

  package init(
    concerns: @escaping (UITraitCollection, UITraitCollection) -> Bool,
    call: @escaping @MainActor (UITraitCollection) -> Void
  ) {
    self.concerns = concerns
    self.call = call
  }
}
