import AutoLayout
import Checks
import Foundation
import Messages
import Snapshots

/// The texts of a report of `lint`.
struct LintForms {
  let report: LintReport
  private let isStrict: Bool
  /// Where the current folder is in its repository.
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

  /// A picture's address from the report.
  func address(_ picture: String) -> String? {
    pictures.map { RelativePath.path(from: folder, to: "\($0)/\(picture)") }
      .flatMap { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) }
  }

  private func file(_ finding: LintReport.Finding) -> String? {
    finding.place.map { place.isEmpty ? $0.file : "\(place)/\($0.file)" }
  }

  /// The message with its notes, what to do, and where it happens.
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
    let entries = all.map { catalog, finding in
      CodeScanningLog.Entry(
        rule: finding.rule, level: Self.level(finding.severity), text: text(finding, catalog), file: file(finding),
        line: finding.place?.line,
        // Lines and numbers move while the problem is the same.
        identity: ([finding.rule, finding.place?.file ?? "", finding.preview] + finding.views).joined(separator: "\n")
          + (finding.views.isEmpty ? finding.message : ""))
    }
    try CodeScanningLog.write(tool: "LayoutPreview \(Version.current)", rules: rules, entries: entries, to: sink)
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

  // MARK: JUnit

  /// A suite for each preview, a case for each rule that found something, or one that says that none did. Warnings fail
  /// where they are taken for errors.
  func writeJUnit(to sink: TextSink) throws {
    try sink("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    var suites = ""
    var (tests, failures) = (0, 0)
    for catalog in report.catalogs {
      for preview in catalog.previews {
        let (suite, count, failed) = suite(preview, catalog)
        suites += suite
        tests += count
        failures += failed
      }
    }
    try sink("<testsuites name=\"LayoutPreview lint\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n")
    try sink(suites)
    try sink("</testsuites>\n")
  }

  private func isFailure(_ finding: LintReport.Finding) -> Bool {
    finding.severity == .error || isStrict && finding.severity == .warning
  }

  private func suite(
    _ preview: LintReport.PreviewEntry, _ catalog: LintReport.CatalogEntry
  ) -> (text: String, tests: Int, failures: Int) {
    let own = catalog.findings.filter { $0.preview == preview.name && $0.severity != .note }
    let name = XMLText.attribute("\(catalog.name).\(preview.name)")
    var rules: [String] = []
    for finding in own where !rules.contains(finding.rule) { rules.append(finding.rule) }
    var (cases, failures) = ("", 0)
    for rule in rules {
      let found = own.filter { $0.rule == rule }
      let text = found.map { finding in
        (finding.place.map { "\($0.text): " } ?? "") + self.text(finding, catalog)
      }.joined(separator: "\n\n")
      cases += "    <testcase name=\"\(XMLText.attribute(rule))\" classname=\"\(name)\">\n"
      if let first = found.first(where: isFailure) {
        failures += 1
        cases +=
          "      <failure message=\"\(XMLText.attribute(first.message))\" type=\"\(rule)\">\(XMLText.text(text))</failure>\n"
      } else {
        cases += "      <system-out>\(XMLText.text(text))</system-out>\n"
      }
      cases += "    </testcase>\n"
    }
    if rules.isEmpty { cases = "    <testcase name=\"layout\" classname=\"\(name)\"/>\n" }
    let tests = max(1, rules.count)
    let head = "  <testsuite name=\"\(name)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    return (head + cases + "  </testsuite>\n", tests, failures)
  }
}
