/// The result of one variant of a preview.
package struct VariantReport: Hashable, Codable, Sendable {
  package enum Verdict: String, Hashable, Codable, Sendable, CaseIterable {
    case same
    /// Nothing that it is made from has changed since it was last found the same (`--only-affected`).
    case unaffected
    case changed
    case missing
    /// The golden cannot be used.
    case unreadable
    /// The preview crashed, took too long, or could not be drawn.
    case failed
    /// The golden was made with other fonts or libraries.
    case environment

    package var isFinding: Bool { self != .same && self != .unaffected }
  }

  /// The preview's name.
  package var preview: String
  /// The variant's canonical name; `default` for the default one. It is also the file's.
  package var variant: String
  package var verdict: Verdict
  /// Among all variants of the catalog, from 0; shards are joined by it.
  package var order: Int
  /// The proof that the variant is the same.
  package var proof: GoldenVerdict.Proof?
  /// The seconds that the variant took, waiting included.
  package var seconds: Double
  /// Of the layout text and the display list: what is accepted has to be what was looked at.
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

  /// What there is to say about a variant that is not the same, or that is so only within its tolerance.
  package struct Finding: Hashable, Codable, Sendable {
    /// For people, as on the terminal: what moved, why, and the next command.
    package var lines: [String] = []
    /// One sentence: why a golden is unreadable or a preview failed.
    package var message: String?
    /// Which parts are missing, or differ.
    package var parts: [GoldenVerdict.Part] = []
    /// At most `ReportedChange.limit`, then `omittedChanges` tells how many there are more.
    package var changes: [ReportedChange] = []
    package var omittedChanges = 0
    /// The indices of the causes in the catalog's list.
    package var causes: [Int] = []
    package var picture: ImageDifference?
    /// The tolerance in force, where it is not exact.
    package var tolerance: String?
    package var environment: [EnvironmentDifference] = []
    package var files = ReportedFiles()
    /// Of a crash: where it happened.
    package var file: String?
    package var line: Int?

    package init() {}
  }
}
