/// How one variant of a preview came out.
package struct VariantReport: Hashable, Codable, Sendable {
  package enum Verdict: String, Hashable, Codable, Sendable, CaseIterable {
    case same
    /// Nothing that it is made from has changed since it was last found the same (`--only-affected`).
    case unaffected
    case changed
    case missing
    /// There is a golden that cannot be used.
    case unreadable
    /// The preview crashed, took too long, or could not be drawn.
    case failed
    /// Made with other fonts or libraries.
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
  /// How it was proven the same.
  package var proof: GoldenVerdict.Proof?
  /// Processor and waiting time.
  package var seconds: Double
  /// Of the layout text and the display list: what is accepted has to be what was looked at.
  package var digest: String?
  /// `nil` for what is the same.
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
    /// Indices into the catalog's causes.
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

/// Something of a layout that is not as it was.
package struct ReportedChange: Hashable, Codable, Sendable {
  package static let limit = 40

  /// `` follow moved 4 pt right (x 213 → 217) ``
  package var sentence: String
  /// Relative to the package where it lies below.
  package var file: String?
  package var line: Int?
  /// It is an edit, not what followed from one.
  package var isCause: Bool
  /// Sentences of the edits that made it so; empty where nothing could be traced.
  package var because: [String]

  package init(sentence: String, file: String?, line: Int?, isCause: Bool, because: [String]) {
    self.sentence = sentence
    self.file = file
    self.line = line
    self.isCause = isCause
    self.because = because
  }
}

/// Paths relative to the package; `nil` for files that there are not.
package struct ReportedFiles: Hashable, Codable, Sendable {
  /// The goldens: where they are, or would be.
  package var goldenLayout: String?
  package var goldenPicture: String?
  /// In `.preview/failures`. A layout is there only where the texts differ, a picture only where it was drawn.
  package var expectedLayout: String?
  package var actualLayout: String?
  package var expectedPicture: String?
  package var actualPicture: String?
  package var difference: String?
  /// Both layouts next to each other, what moved joined by arrows.
  package var moved: String?
  /// In `.preview/pending`; none in continuous integration.
  package var pending: [String] = []
  /// Goldens that `record` wrote.
  package var written: [String] = []

  package init() {}

  /// Those that a reader of the report looks at, in a fixed order.
  package var failures: [String] {
    [expectedLayout, actualLayout, moved, expectedPicture, actualPicture, difference].compactMap(\.self)
  }
}
