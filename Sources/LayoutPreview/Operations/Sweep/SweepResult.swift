import Checks

/// What a sweep of one variant along one range found.
struct SweepResult: Hashable, Codable, Sendable {
  struct Finding: Hashable, Codable, Sendable {
    let fact: SweepFact
    /// Ranges of values, by the first and last value.
    let stretches: [[Double]]
    let isConstant: Bool
    /// A picture of the layouts at both sides of where it begins or ends.
    var file: String?
  }

  let range: SweepRange
  var findings: [Finding] = []
  /// Stretches on which nothing is broken.
  var sound: [[Double]] = []
  /// How many were looked at.
  var layouts = 0
}
