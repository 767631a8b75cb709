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
  /// Markdown for one comment on a pull request, and the list of pictures that belong to it.
  case comment
  /// GitLab's Code Quality.
  case gitlab

  /// The file's name in the folder of reports.
  package var fileName: String {
    switch self {
    case .html: "index.html"
    case .json: "report.json"
    case .junit: "junit.xml"
    case .github: "summary.md"
    case .sarif: "report.sarif"
    case .comment: "comment.md"
    case .gitlab: "gl-code-quality-report.json"
    }
  }
}
