import LPOperations
import LPSnapshots
import Foundation
import LPSupport

/// Writes the reports of `lint`.
extension ReportFolder {
  /// Writes the selected forms and prints their paths; annotations are printed.
  ///
  /// - Throws: `CommandFailure` if a file cannot be written.
  func write(_ report: LintReport, isStrict: Bool, pictures: String?, console: Console) throws {
    if !formats.isEmpty { try requireInside() }
    let forms = LintForms(report, isStrict: isStrict, place: placeInRepository, pictures: pictures, folder: path)
    for format in formats {
      switch format {
      case .json: try stream { try $0(JSONText.encode(report)) }
      case .junit: try stream(format) { try forms.writeJUnit(to: $0) }
      case .sarif: try stream(format) { try forms.writeSARIF(to: $0) }
      case .gitlab: try stream(format) { try forms.writeCodeQuality(to: $0) }
      case .comment: try write(forms.comment(run: runAddress))
      case .html: try stream(format) { try $0(forms.page) }
      case .github:
        try stream(format) { try $0(forms.summary) }
        console.printCommands(forms.annotations)
        try addToStep()
      }
      console.remark("report: \(SourcePath.shown("\(path)/\(format.fileName)"))")
    }
  }
}
