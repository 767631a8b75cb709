/// The comparison of a variant with its golden, as a worker sends it.
package struct GoldenReport: Hashable, Codable, Sendable {
  package var name: GoldenName
  package var verdict: GoldenVerdict
  /// The description for people.
  package var lines: [String]
  package var files: ReportedFiles
  /// See `VariantReport.digest`.
  package var digest: String?
  /// The tolerance of the preview, if it is not exact.
  package var tolerance: String?

  package init(_ outcome: GoldenOutcome, lines: [String], files: ReportedFiles, digest: String?) {
    name = outcome.place.name
    verdict = outcome.verdict
    self.lines = lines
    self.files = files
    self.digest = digest
    tolerance = outcome.tolerance == .exact ? nil : outcome.tolerance.description
  }
}

extension GoldenCheck {
  /// Returns the digest of what a verdict is about: the actual layout text and display list.
  package func digest(of outcome: GoldenOutcome, picture: PictureSource?) -> String {
    GoldenStore.digest(layoutText: Array(outcome.layoutText.utf8), scene: try? picture?.digest())
  }
}
