package import Snapshots

/// How a variant compares with its golden.
package struct GoldenAnswer: Codable, Sendable {
  package let report: GoldenReport
  /// The font files that text is set in.
  package let fonts: [String]
  /// Whether the variant shows images from outside of the resources.
  package let readsElsewhere: Bool
}
