package import LPOperations
import LPLayoutModel
import LPProcesses
import Foundation
package import LPSupport
package import LPArguments

/// Presents a report of `lint`: for people, as JSON, and in the forms of reports.
package struct LintPresentation {
  private let command: ParsedCommand
  private let console: Console
  private let name: String

  package init(_ command: ParsedCommand, _ console: Console, name: String = "preview") {
    self.command = command
    self.console = console
    self.name = name
  }

  /// Returns the report without the findings that comments, settings or a baseline leave out.
  package func unsuppressed(_ report: LintReport) throws -> LintReport {
    try LintSuppression(command).applied(to: report).0
  }

  /// - Returns: 1 if there is an error or, with `--strict`, a warning.
  package func present(_ report: LintReport) throws -> ExitStatus {
    var report = report
    // The tool leaves findings out of the joint report of all catalogs.
    if ProcessVariables.value(of: CommandEnvironment.packageVariable) == nil {
      let (rest, remarks) = try LintSuppression(command).applied(to: report)
      report = rest
      remarks.forEach(console.remark)
    }
    let isFound = report.count(.error) > 0 || command[Options.strict] && report.count(.warning) > 0
    report.status = max(report.status, isFound ? .found : .success)
    let pictures = command[Options.out].map { URL(fileURLWithPath: $0).path }
    try ReportFolder(command, package: FileManager.default.currentDirectoryPath)
      .write(report, isStrict: command[Options.strict], pictures: pictures, console: console)
    if console.isJSON {
      console.printJSON(report)
    } else {
      for fix in report.fixed ?? [] {
        console.print("fixed \(fix.file): \(LintReport.counted(fix.findings, "finding")) of \(fix.rule)")
      }
      for catalog in report.catalogs { show(catalog, isOne: report.catalogs.count == 1) }
      let notes = report.count(.note)
      let rest = isShown(.note) ? "" : ", which --severity note shows"
      console.print(
        report.summary + (notes > 0 ? "; \(LintReport.counted(notes, "note"))\(rest)" : ""), style: { $0.bold })
    }
    return report.status
  }

  // MARK: Text

  /// The least severity that is printed.
  private var least: Diagnostic.Severity {
    command[Options.severity] ?? .warning
  }

  private func isShown(_ severity: Diagnostic.Severity) -> Bool {
    let order = Diagnostic.Severity.allCases
    return order.firstIndex(of: severity)! <= order.firstIndex(of: least)!
  }

  private func show(_ catalog: LintReport.CatalogEntry, isOne: Bool) {
    for finding in catalog.findings where isShown(finding.severity) {
      let prefix = finding.place.map { "\($0.text): " } ?? ""
      console.print(
        "\(prefix)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]", style: style(finding.severity))
      for note in finding.notes {
        console.print("\(note.place.map { "\($0.text): " } ?? "  ")note: \(note.message)", style: { $0.dim })
      }
      if let fix = finding.fix { console.print("  fix: \(fix)") }
      let title = isOne ? "" : "\(catalog.name) · "
      console.print("  in \(title)\(finding.extent(in: catalog))")
    }
  }

  private func style(_ severity: Diagnostic.Severity) -> (TextStyling) -> (String) -> String {
    switch severity {
    case .error: { $0.red }
    case .warning: { $0.yellow }
    case .note: { $0.dim }
    }
  }
}
