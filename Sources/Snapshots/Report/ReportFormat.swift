/// A form that a report is written in.
package enum ReportFormat: String, CaseIterable, Codable, Sendable {
  /// One page that shows, compares and decides.
  case html
  case json
  /// For test dashboards.
  case junit
  /// Annotations for the log of a GitHub job, and a summary of the step.
  case github
  /// For code scanning.
  case sarif

  /// In the folder of reports.
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

/// Takes text in pieces, so that a report is never in memory as a whole.
package typealias TextSink = (String) throws -> Void
