package import LPDrawing
package import LPSnapshots

/// The comparison of a variant with its golden.
package struct GoldenAnswer: Codable, Sendable {
  package let report: GoldenReport
  /// The font files that the variant's text is set in.
  package let fonts: [String]
  /// The characters that were set since the last answer of the same worker; `nil` if nothing is recorded.
  package let usage: FontUsage?
  /// Files that names of views were looked for in since the last answer of the same worker.
  package let sources: [String]
  /// Whether the variant shows images from outside of the resources.
  package let readsElsewhere: Bool
}
