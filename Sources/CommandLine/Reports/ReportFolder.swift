import Operations
import Foundation
package import Snapshots
import Messages

/// Where the reports of a run go, and in which forms.
package struct ReportFolder {
  let formats: [ReportFormat]
  /// As it was given, or the usual place in the package.
  let path: String
  let package: String

  /// Writes what was asked for, and says where it is; annotations are printed, and the step's summary is added to the
  /// file that GitHub names.
  ///
  /// - Throws: `CommandFailure` where a file cannot be written.
  package func write(_ report: TestReport, console: Console) throws {
    guard !formats.isEmpty else { return }
    var report = report
    report.package = RelativePath.path(from: path, to: package)
    let folder = OutputFolder(path: path, option: "report-dir")
    for format in formats {
      try write(report, as: format, into: folder, console)
      console.remark("report: \(SourcePath.shown("\(path)/\(format.fileName)"))")
    }
  }

  private func write(
    _ report: TestReport, as format: ReportFormat, into folder: OutputFolder, _ console: Console
  ) throws {
    switch format {
    case .html: try ReportPage.write(report, package: package, into: folder)
    case .json: try stream(to: folder) { try JSONReport.write(report, to: $0) }
    case .junit: try stream(to: folder, format) { try JUnitReport.write(report, to: $0) }
    case .sarif: try stream(to: folder, format) { try SARIFReport.write(report, below: placeInRepository, to: $0) }
    case .github:
      try stream(to: folder, format) { try GitHubReport.writeSummary(report, to: $0) }
      let lines = GitHubReport.annotations(report, below: placeInRepository)
      // The runner reads both streams.
      for line in lines { if console.isJSON { console.note(line) } else { console.print(line) } }
      try addToStep(folder)
    }
  }

  /// GitHub counts paths from the folder that it checked out; empty where the package is that folder, or elsewhere.
  var placeInRepository: String {
    guard let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"], !workspace.isEmpty else { return "" }
    let path = RelativePath.path(from: workspace, to: package)
    return path == "." || path.hasPrefix("..") ? "" : path
  }

  private func stream(
    to folder: OutputFolder, _ format: ReportFormat = .json, _ body: (TextSink) throws -> Void
  ) throws {
    try folder.write(to: format.fileName) { write in
      var buffer: [UInt8] = []
      try body { text in
        buffer += text.utf8
        if buffer.count > 1 << 16 {
          try write(buffer)
          buffer.removeAll(keepingCapacity: true)
        }
      }
      try write(buffer)
    }
  }

  /// Writes one of the forms.
  ///
  /// - Throws: `CommandFailure`.
  func stream(_ format: ReportFormat = .json, _ body: (TextSink) throws -> Void) throws {
    try stream(to: OutputFolder(path: path, option: "report-dir"), format, body)
  }

  func addToStep() throws { try addToStep(OutputFolder(path: path, option: "report-dir")) }

  /// `GITHUB_STEP_SUMMARY` names a file that steps append to.
  private func addToStep(_ folder: OutputFolder) throws {
    guard let target = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !target.isEmpty else { return }
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(ReportFormat.github.fileName)"))
    let descriptor = open(target, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    defer { if descriptor >= 0 { close(descriptor) } }
    // Cut between two characters.
    let bytes = Array(String(decoding: text.prefix(GitHubReport.summaryLimit), as: UTF8.self).utf8)
    guard descriptor >= 0, Foundation.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw CommandFailure(
        "\(target) cannot be written: \(String(cString: strerror(errno)))",
        remedy: "GITHUB_STEP_SUMMARY names this file. Unset it or fix its path, and run the command again.")
    }
  }
}
