import LPChecks

/// The result of a sweep of one variant along one range.
package struct SweepResult: Hashable, Codable, Sendable {
  package struct Finding: Hashable, Codable, Sendable {
    let fact: SweepFact
    /// The ranges in which it is broken, each as its first and last value.
    package let ranges: [[Double]]
    let isConstant: Bool
    /// The path of a picture with the layouts on both sides of a place where it starts or stops.
    package var file: String?
  }

  package let range: SweepRange
  package var findings: [Finding] = []
  /// The ranges in which nothing is broken.
  package var sound: [[Double]] = []
  /// The number of layouts that were checked.
  package var layouts = 0
}
