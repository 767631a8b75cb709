/// Writes a report for code scanning: a result for each problem, at the constraint or preview that it is about.
package enum SARIFReport {
  /// - Parameter folder: the package's folder in its repository.
  package static func write(_ report: TestReport, below folder: String = "", to sink: TextSink) throws {
    let rules = ReportedProblem.Rule.allCases.map { rule in
      CodeScanningLog.Rule(id: rule.rawValue, summary: rule.summary, level: level(rule))
    }
    try CodeScanningLog.write(tool: report.tool, rules: rules, entries: entries(report, below: folder), to: sink)
  }

  /// The same problems for GitLab's Code Quality.
  package static func writeCodeQuality(_ report: TestReport, below folder: String = "", to sink: TextSink) throws {
    try CodeQualityLog.write(entries(report, below: folder), to: sink)
  }

  private static func entries(_ report: TestReport, below folder: String) -> [CodeScanningLog.Entry] {
    ReportedProblem.list(report, below: folder).map { problem in
      CodeScanningLog.Entry(
        rule: problem.rule.rawValue, level: level(problem.rule), text: problem.text, file: problem.file,
        line: problem.line,
        // Line numbers change, but the sentence stays as long as the problem does.
        identity: "\(problem.rule.rawValue)\n\(problem.file ?? "")\n\(problem.message)")
    }
  }

  private static func level(_ rule: ReportedProblem.Rule) -> CodeScanningLog.Level {
    rule.isError ? .error : .warning
  }
}
