/// The result of one variant of a preview.
package struct VariantReport: Hashable, Codable, Sendable {
  package enum Verdict: String, Hashable, Codable, Sendable, CaseIterable {
    case same
    /// Nothing that the variant depends on has changed since it was last the same (`--only-affected`).
    case unaffected
    case changed
    case missing
    /// The golden cannot be used.
    case unreadable
    /// The preview crashed, timed out, or could not be drawn.
    case failed
    /// The golden was recorded with other fonts or libraries.
    case environment

    package var isFinding: Bool { self != .same && self != .unaffected }
  }

  /// The preview's name.
  package var preview: String
  /// The variant's canonical name, which is also the file's; `default` for the default variant.
  package var variant: String
  package var verdict: Verdict
  /// The index among all variants of the catalog, from 0, by which shards are joined.
  package var order: Int
  /// The proof that the variant is the same.
  package var proof: GoldenVerdict.Proof?
  /// The seconds that the variant took, waiting included.
  package var seconds: Double
  /// The digest of the layout text and the display list, so that only what was reviewed can be accepted.
  package var digest: String?
  /// The finding, or `nil` for a variant that is the same.
  package var finding: Finding?

  package init(preview: String, variant: String, verdict: Verdict, order: Int = 0, seconds: Double = 0) {
    self.preview = preview
    self.variant = variant
    self.verdict = verdict
    self.order = order
    self.seconds = seconds
  }

  /// `Profile card · rtl`
  package var title: String { variant == "default" ? preview : "\(preview) · \(variant)" }

  /// The findings about a variant that differs, or is the same only within its tolerance.
  package struct Finding: Hashable, Codable, Sendable {
    /// The lines for people, as on the terminal: what moved, why, and the next command.
    package var lines: [String] = []
    /// The reason, in one sentence, why a golden is unreadable or a preview failed.
    package var message: String?
    /// The parts that are missing or differ.
    package var parts: [GoldenVerdict.Part] = []
    /// The changes, at most `ReportedChange.limit`; `omittedChanges` counts the others.
    package var changes: [ReportedChange] = []
    package var omittedChanges = 0
    /// The indices of the causes in the catalog's list.
    package var causes: [Int] = []
    package var picture: ImageDifference?
    /// The tolerance of the preview, if it is not exact.
    package var tolerance: String?
    package var environment: [EnvironmentDifference] = []
    package var files = ReportedFiles()
    /// The file in which a crash happened.
    package var file: String?
    package var line: Int?

    package init() {}
  }
}
