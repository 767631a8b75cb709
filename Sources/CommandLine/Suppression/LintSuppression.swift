import LPArguments
import LPChecks
import Foundation
import LPLocalization
import LPSupport
import LPOperations

/// Leaves findings out of a report that comments, the project's settings or its baseline list.
struct LintSuppression {
  private let settings: LintSettings
  private let command: ParsedCommand

  init(_ command: ParsedCommand) throws {
    self.command = command
    settings = try LintSettings()
  }

  /// Returns the report without those findings, and what to say about them.
  func applied(to report: LintReport) throws -> (report: LintReport, remarks: [String]) {
    var (report, comments, left) = (report, SourceComments(), 0)
    filter(&report, &left) { finding, rule, _ in
      settings.ignores(rule, in: finding.place?.file) && !command[Options.rules].contains(rule)
        || finding.place.map { comments.ignores(rule, file: $0.file, line: $0.line) } ?? false
    }
    var remarks = comments.unknown.map { "\($0) in preview:ignore is not a rule; 'preview lint --help' lists them" }
    remarks += try applyBaseline(to: &report, &left)
    if left > 0 { report.suppressed = left }
    return (report, remarks)
  }

  private func applyBaseline(to report: inout LintReport, _ left: inout Int) throws -> [String] {
    let updates = command[Options.updatesBaseline]
    guard let path = command[Options.baseline] ?? settings.baseline else {
      guard !updates else {
        throw CommandFailure("--update-baseline needs a baseline", remedy: "Add --baseline FILE.")
      }
      return []
    }
    var baseline = try LintBaseline(path: path, creates: updates)
    let before = left
    filter(&report, &left) { finding, _, catalog in baseline.accepts(finding, in: catalog) }
    let rules = try LintOptions(command, defaultLocale: .english).rules
    let gone = baseline.gone(from: report, rules: rules)
    if updates { try baseline.update(after: report, rules: rules) }
    var remarks = ["\(LintReport.counted(left - before, "finding")) in the baseline \(path)"]
    if gone > 0 {
      remarks.append(
        updates
          ? "removed \(LintReport.counted(gone, "finding")) that no longer occur"
          : "\(LintReport.counted(gone, "finding")) of the baseline no longer occur; --update-baseline removes them")
    }
    return remarks
  }

  /// Previews that could not be laid out are always reported.
  private func filter(
    _ report: inout LintReport, _ left: inout Int,
    _ isLeftOut: (LintReport.Finding, LintRule, _ catalog: String) -> Bool
  ) {
    for index in report.catalogs.indices {
      let name = report.catalogs[index].name
      report.catalogs[index].findings.removeAll { finding in
        guard let rule = LintRule(rawValue: finding.rule), !LintOptions.failures.contains(rule) else { return false }
        let isOut = isLeftOut(finding, rule, name)
        if isOut { left += 1 }
        return isOut
      }
    }
  }
}
