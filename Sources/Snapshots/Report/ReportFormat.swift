/// The format of a report.
package enum ReportFormat: String, CaseIterable, Codable, Sendable {
  /// An HTML page for reviewing differences.
  case html
  case json
  /// JUnit's XML, for test dashboards.
  case junit
  /// Annotations for the log of a GitHub job, and a summary of the step.
  case github
  /// SARIF, for code scanning.
  case sarif

  /// The file's name in the folder of reports.
  package var fileName: String {
    switch self {
    case .html: "index.html"
    case .json: "report.json"
    case .junit: "junit.xml"
    case .github: "summary.md"
    case .sarif: "report.sarif"
    }
  }
}
