import LPLayoutModel
import Foundation
import LPOperations

/// The facts about a preview, by the files whose lines they are about.
struct PreviewFacts {
  /// A preview by the numbers of its catalog and of itself.
  struct Key: Hashable {
    let catalog: Int
    let preview: Int
  }

  /// The facts about the lines of one file.
  struct FileFacts {
    var findings: [LintReport.Finding] = []
    var equations: [SourceReport.EquationReading] = []
    var views: [SourceReport.ViewReading] = []
  }

  let key: Key
  let name: String
  let variants: [String]
  /// The equations and views of all files.
  let report: SourceReport
  /// By path.
  let files: [String: FileFacts]

  /// - Parameter path: returns the path that stands for a file, whichever links lead to it.
  init(_ key: Key, name: String, _ report: SourceReport, path: (String) -> String) {
    (self.key, self.name, self.report) = (key, name, report)
    variants = report.variants
    var files: [String: FileFacts] = [:]
    for finding in report.findings {
      if let place = finding.place { files[path(place.file), default: FileFacts()].findings.append(finding) }
    }
    for reading in report.equations {
      files[path(reading.equation.site.filePath), default: FileFacts()].equations.append(reading)
    }
    for reading in report.views {
      files[path(reading.view.site.filePath), default: FileFacts()].views.append(reading)
    }
    self.files = files
  }
}
