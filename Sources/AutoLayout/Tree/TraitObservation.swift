/// What is called when traits of a view or a controller change.
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
