/// Goldens that no preview owns.
package struct StaleGoldens: Hashable, Codable, Sendable {
  /// Paths of layout texts and pictures, sorted.
  package var goldens: [String]
  /// Temporary files that a killed process left behind, sorted.
  package var leftovers: [String]

  package init(goldens: [String] = [], leftovers: [String] = []) {
    self.goldens = goldens
    self.leftovers = leftovers
  }

  package var isEmpty: Bool { goldens.isEmpty && leftovers.isEmpty }
}
