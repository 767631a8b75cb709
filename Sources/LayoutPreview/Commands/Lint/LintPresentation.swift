import AutoLayout
import Foundation

/// A report of `lint` as it is shown: for people, as JSON, and in the forms of reports.
package struct LintPresentation {
  private let command: ParsedCommand
  private let console: Console
  private let name: String

  package init(_ command: ParsedCommand, _ console: Console, name: String = "preview") {
    self.command = command
    self.console = console
    self.name = name
  }

  /// - Returns: 1 where something is an error; with `--strict` where something is a warning.
  package func present(_ report: LintReport) throws -> ExitStatus {
    var report = report
    let isFound = report.count(.error) > 0 || command.has("strict") && report.count(.warning) > 0
    report.status = max(report.status, isFound ? .found : .success)
    if console.isJSON {
      console.printJSON(report)
    } else {
      for catalog in report.catalogs { show(catalog, isOne: report.catalogs.count == 1) }
      console.print(summary(report), style: { $0.bold })
    }
    return report.status
  }

  // MARK: Text

  /// The least severity that is shown.
  private var least: Diagnostic.Severity {
    command.value("severity").flatMap(Diagnostic.Severity.init) ?? .warning
  }

  private func isShown(_ severity: Diagnostic.Severity) -> Bool {
    let order = Diagnostic.Severity.allCases
    return order.firstIndex(of: severity)! <= order.firstIndex(of: least)!
  }

  private func show(_ catalog: LintReport.CatalogEntry, isOne: Bool) {
    let counts = Dictionary(catalog.previews.map { ($0.name, $0.variants) }) { first, _ in first }
    for finding in catalog.findings where isShown(finding.severity) {
      let prefix = finding.place.map { "\($0.text): " } ?? ""
      console.print(
        "\(prefix)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]", style: style(finding.severity))
      for note in finding.notes {
        console.print("\(note.place.map { "\($0.text): " } ?? "  ")note: \(note.message)", style: { $0.dim })
      }
      if let fix = finding.fix { console.print("  fix: \(fix)") }
      console.print("  in \(place(finding, isOne ? nil : catalog.name, counts[finding.preview] ?? 1))")
    }
  }

  private func style(_ severity: Diagnostic.Severity) -> (TextStyling) -> (String) -> String {
    switch severity {
    case .error: { $0.red }
    case .warning: { $0.yellow }
    case .note: { $0.dim }
    }
  }

  /// `Profile card, 12 of 32 variants: rtl, …`
  private func place(_ finding: LintReport.Finding, _ catalog: String?, _ count: Int) -> String {
    let title = (catalog.map { "\($0) · " } ?? "") + finding.preview
    if finding.variants.isEmpty { return title }
    if count == 1 { return "\(title), \(finding.variants[0])" }
    if finding.variants.count == count { return "\(title), in all \(count.grouped) variants" }
    let shown = finding.variants.prefix(Self.shown).joined(separator: ", ")
    let rest = finding.variants.count - Self.shown
    return "\(title), in \(finding.variants.count.grouped) of \(count.grouped) variants: \(shown)"
      + (rest > 0 ? " and \(rest.grouped) more" : "")
  }

  private static let shown = 6

  /// `2 errors and 3 warnings in 9 previews, 288 variants; 14 notes (--severity note shows them)`
  private func summary(_ report: LintReport) -> String {
    let previews = report.catalogs.flatMap(\.previews)
    let variants = previews.reduce(0) { $0 + $1.variants }
    let found = Self.counted(report.count(.error), "error") + " and " + Self.counted(report.count(.warning), "warning")
    var text =
      "\(found) in \(Self.counted(previews.count, "preview")), \(Self.counted(variants, "variant"))"
    let notes = report.count(.note)
    if notes > 0 {
      text += "; \(Self.counted(notes, "note"))" + (isShown(.note) ? "" : ", which --severity note shows")
    }
    return text
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }
}
