import Checks

/// What a sweep of one variant along one range found.
package struct SweepResult: Hashable, Codable, Sendable {
  package struct Finding: Hashable, Codable, Sendable {
    let fact: SweepFact
    /// Ranges of values, by the first and last value.
    package let stretches: [[Double]]
    let isConstant: Bool
    /// A picture of the layouts at both sides of where it begins or ends.
    package var file: String?
  }

  package let range: SweepRange
  package var findings: [Finding] = []
  /// Stretches on which nothing is broken.
  package var sound: [[Double]] = []
  /// How many were looked at.
  package var layouts = 0
}
