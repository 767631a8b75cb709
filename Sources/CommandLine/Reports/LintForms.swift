import LPOperations
import LPLayoutModel
import LPChecks
import Foundation
import LPSupport
import LPSnapshots

/// The forms of a `lint` report: SARIF, annotations and comments for GitHub, and JUnit.
struct LintForms {
  let report: LintReport
  private let isStrict: Bool
  /// The path of the current folder in its repository.
  private let place: String
  /// The folder of pictures.
  private let pictures: String?
  /// The folder of the report.
  private let folder: String

  init(_ report: LintReport, isStrict: Bool, place: String, pictures: String?, folder: String) {
    self.report = report
    self.isStrict = isStrict
    self.place = place
    self.pictures = pictures
    self.folder = folder
  }

  /// Returns a picture's address relative to the report.
  func address(_ picture: String) -> String? {
    pictures.map { RelativePath.path(from: folder, to: "\($0)/\(picture)") }
      .flatMap { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) }
  }

  private func file(_ finding: LintReport.Finding) -> String? {
    finding.place.map { place.isEmpty ? $0.file : "\(place)/\($0.file)" }
  }

  /// Returns the message with its notes, the advice, and the variants that have the problem.
  private func text(_ finding: LintReport.Finding, _ catalog: LintReport.CatalogEntry) -> String {
    let notes = finding.notes.map { $0.message + ($0.place.map { " (\($0.file):\($0.line))" } ?? "") }
    let fix = finding.fix.map { ["fix: \($0)"] } ?? []
    return ([finding.message] + notes + fix + ["in \(finding.extent(in: catalog))"]).joined(separator: "\n")
  }

  private var all: [(catalog: LintReport.CatalogEntry, finding: LintReport.Finding)] {
    report.catalogs.flatMap { catalog in catalog.findings.map { (catalog, $0) } }
  }

  // MARK: SARIF

  func writeSARIF(to sink: TextSink) throws {
    let rules = LintRule.allCases.map {
      CodeScanningLog.Rule(id: $0.rawValue, summary: $0.summary, level: Self.level($0.severity))
    }
    try CodeScanningLog.write(tool: "LayoutPreview \(Version.current)", rules: rules, entries: entries, to: sink)
  }

  func writeCodeQuality(to sink: TextSink) throws { try CodeQualityLog.write(entries, to: sink) }

  private var entries: [CodeScanningLog.Entry] {
    all.map { catalog, finding in
      CodeScanningLog.Entry(
        rule: finding.rule, level: Self.level(finding.severity), text: text(finding, catalog), file: file(finding),
        line: finding.place?.line,
        // Lines and numbers can change while the problem is the same.
        identity: ([finding.rule, finding.place?.file ?? "", finding.preview] + finding.views).joined(separator: "\n")
          + (finding.views.isEmpty ? finding.message : ""))
    }
  }

  private static func level(_ severity: Diagnostic.Severity) -> CodeScanningLog.Level {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  // MARK: GitHub

  var annotations: [String] {
    let shown = all.filter { $0.finding.severity != .note }.map { catalog, finding in
      GitHubAnnotation(
        level: finding.severity == .error ? .error : .warning,
        title: LintRule(rawValue: finding.rule)?.summary ?? finding.rule, text: text(finding, catalog),
        file: file(finding), line: finding.place?.line)
    }
    return GitHubAnnotation.lines(shown, title: "Layouts")
  }

  private static let rows = 200

  var summary: String {
    let mark = report.count(.error) > 0 ? "❌" : report.count(.warning) > 0 ? "⚠️" : "✅"
    var text = "## \(mark) Layouts: \(report.summary)\n"
    let shown = all.filter { $0.finding.severity != .note }
    guard !shown.isEmpty else { return text }
    text += "\n| | rule | what | where | in |\n|---|---|---|---|---|\n"
    for (catalog, finding) in shown.prefix(Self.rows) {
      let site = finding.place.map { "\($0.file):\($0.line)" } ?? ""
      let cells = [finding.severity.rawValue, finding.rule, finding.message, site, finding.extent(in: catalog)]
      text += "| \(cells.map(Markdown.cell).joined(separator: " | ")) |\n"
    }
    if shown.count > Self.rows { text += "\nand \((shown.count - Self.rows).grouped) more\n" }
    return text
  }

  /// Returns a comment with errors first and without notes.
  ///
  /// - Parameter run: the address of the run that made the report, if it has one.
  func comment(run: String?) -> Comment {
    let shown = all.filter { $0.finding.severity == .error } + all.filter { $0.finding.severity == .warning }
    let isGreen = !shown.contains { isFailure($0.finding) }
    let place = run.map { "[the run](\($0))" } ?? "the run"
    let advice =
      shown.isEmpty ? "Nothing to do." : "Change the source at the lines below; \(place) has the whole report."
    return Comment(
      .layouts, isGreen: isGreen, title: report.summary, advice: [advice],
      sections: shown.map { catalog, finding in
        Comment.Section(
          file: file(finding), line: finding.place?.line, message: finding.message,
          details: finding.notes.map(\.message) + (finding.fix.map { ["fix: \($0)"] } ?? []),
          titles: [finding.extent(in: catalog)])
      })
  }

  // MARK: JUnit

  /// Writes a suite for each preview, with a case for each rule that found something, or one case that passes if none
  /// did. Warnings fail if they count as errors.
  func writeJUnit(to sink: TextSink) throws {
    let suites = report.catalogs.flatMap { catalog in catalog.previews.map { suite($0, catalog) } }
    try JUnitSuite.write(suites, title: "LayoutPreview lint", to: sink)
  }

  private func isFailure(_ finding: LintReport.Finding) -> Bool {
    finding.severity == .error || isStrict && finding.severity == .warning
  }

  private func suite(_ preview: LintReport.PreviewEntry, _ catalog: LintReport.CatalogEntry) -> JUnitSuite {
    let own = catalog.findings.filter { $0.preview == preview.name && $0.severity != .note }
    var rules: [String] = []
    for finding in own where !rules.contains(finding.rule) { rules.append(finding.rule) }
    let tests = rules.map { rule in
      let found = own.filter { $0.rule == rule }
      let text = found.map { finding in
        (finding.place.map { "\($0.text): " } ?? "") + self.text(finding, catalog)
      }.joined(separator: "\n\n")
      let failure = found.first(where: isFailure)
      return JUnitSuite.Case(
        name: rule, failure.map { .failure(message: $0.message, type: rule, text: text) } ?? .output(text))
    }
    return JUnitSuite(
      name: "\(catalog.name).\(preview.name)", cases: tests.isEmpty ? [.init(name: "layout", .passed)] : tests)
  }
}
