import Snapshots

/// How a variant compares with its golden.
struct GoldenAnswer: Codable, Sendable {
  let report: GoldenReport
  /// The font files that text is set in.
  let fonts: [String]
  /// Whether the variant shows images from outside of the resources.
  let readsElsewhere: Bool
}
