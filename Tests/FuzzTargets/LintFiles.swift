import LPChecks
import LPCommandLine
import Foundation
import LPOperations

/// What projects say about `lint`: accepted findings and settings.
enum LintFiles {
  /// Updates a baseline after a report, which a NUL separates from it.
  static func updateBaseline(_ bytes: [UInt8]) throws {
    let texts = parts(bytes, atMost: 2)
    let path = try ScratchFolder.write(texts[0], to: "lint.baseline")
    guard var baseline = try? LintBaseline(path: path, creates: false) else { return }
    let report = try? JSONDecoder().decode(LintReport.self, from: Data(texts.count == 2 ? texts[1] : empty))
    guard let report else { return }
    let rules = Set(LintRule.allCases)
    for catalog in report.catalogs {
      for finding in catalog.findings { _ = baseline.accepts(finding, in: catalog.name) }
    }
    let gone = baseline.gone(from: report, rules: rules)
    try promise(gone >= 0, "less than no entry is gone")
    try baseline.update(after: report, rules: rules)
    let updated = try Data(contentsOf: URL(fileURLWithPath: path))
    var again = try LintBaseline(path: path, creates: false)
    for catalog in report.catalogs {
      for finding in catalog.findings { _ = again.accepts(finding, in: catalog.name) }
    }
    try promise(again.gone(from: report, rules: rules) == 0, "an update leaves entries that are gone")
    try again.update(after: report, rules: rules)
    try promise(try Data(contentsOf: URL(fileURLWithPath: path)) == updated, "a second update changes the baseline")
  }

  private static let empty = Array(#"{"schema":"layout-preview/lint/1","status":0,"catalogs":[]}"#.utf8)

  /// Reads settings, and asks whether they leave out findings of a few files.
  static func readSettings(_ bytes: [UInt8]) throws {
    guard let settings = try? LintSettings(contentsOf: try ScratchFolder.write(bytes, to: "preview.json")) else {
      return
    }
    for file in [nil, "", "Sources/Card.swift", String(repeating: "a/", count: 200) + "Card.swift"] {
      for rule in LintRule.allCases { _ = settings.ignores(rule, in: file) }
    }
  }
}
