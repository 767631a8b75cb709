import LPOperations
import LPProcesses
import Foundation
package import LPSnapshots
import LPSupport

/// The folder of a run's reports, and the forms that are written.
package struct ReportFolder {
  let formats: [ReportFormat]
  /// The path as it was given, or the default path in the package.
  let path: String
  let package: String
  /// The file that gets JUnit's XML besides, where a build system names one.
  var xmlOutput: String?
  /// Whether the folder goes elsewhere, so that it needs copies of the pictures and layouts that the report refers to.
  var isTakenAway = false

  /// Writes the selected forms and prints their paths; annotations are printed, and the step's summary is appended to
  /// the file that GitHub names.
  ///
  /// - Throws: `CommandFailure` if a file cannot be written.
  package func write(_ report: TestReport, console: Console) throws {
    if let xmlOutput { try writeXML(report, to: xmlOutput) }
    guard !formats.isEmpty else { return }
    try requireInside()
    var report = report
    report.package = RelativePath.path(from: path, to: package)
    if isTakenAway { try collect(&report) }
    let folder = OutputFolder(path: path, option: "report-dir")
    for format in formats {
      folder.removeLeftovers(of: format.fileName)
      try write(report, as: format, into: folder, console)
      console.remark("report: \(SourcePath.shown("\(path)/\(format.fileName)"))")
    }
  }

  private func collect(_ report: inout TestReport) throws {
    do throws(GoldenWriteError) {
      let stores = [package, path].map { GoldenStore(root: URL(fileURLWithPath: $0), environment: [:]) }
      _ = try report.copyFailures(from: stores[0], to: stores[1])
    } catch {
      throw CommandFailure(error.message, remedy: "Free disk space, or name another folder with --report-dir.")
    }
    report.package = "."
  }

  private func writeXML(_ report: TestReport, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    try OutputFolder(path: url.deletingLastPathComponent().path, option: "report-dir").write(to: url.lastPathComponent)
    {
      write in try JUnitReport.write(report) { try write(Array($0.utf8)) }
    }
  }

  /// - Throws: `CommandFailure` if the usual folder is behind a link that leads out of the package.
  func requireInside() throws {
    let inside = "\(package)/.preview/"
    guard path.hasPrefix(inside) else { return }
    let store = GoldenStore(root: URL(fileURLWithPath: package), environment: [:])
    do throws(GoldenWriteError) {
      try store.requireInside(".preview/\(path.dropFirst(inside.count))/report")
    } catch {
      throw CommandFailure(error.message, remedy: "Remove the link, or name another folder with --report-dir.")
    }
  }

  private func write(
    _ report: TestReport, as format: ReportFormat, into folder: OutputFolder, _ console: Console
  ) throws {
    switch format {
    case .html: try ReportPage.write(report, package: isTakenAway ? path : package, into: folder)
    case .json: try stream(to: folder) { try JSONReport.write(report, to: $0) }
    case .junit: try stream(to: folder, format) { try JUnitReport.write(report, to: $0) }
    case .sarif: try stream(to: folder, format) { try SARIFReport.write(report, below: placeInRepository, to: $0) }
    case .gitlab:
      try stream(to: folder, format) { try SARIFReport.writeCodeQuality(report, below: placeInRepository, to: $0) }
    case .comment:
      try write(CommentReport.comment(report, below: placeInRepository, run: runAddress), into: folder)
    case .github:
      try stream(to: folder, format) { try GitHubReport.writeSummary(report, to: $0) }
      console.printCommands(GitHubReport.annotations(report, below: placeInRepository))
      try addToStep(folder)
    }
  }

  /// Writes a comment, and beside it the list of pictures to upload with it.
  private func write(_ comment: Comment, into folder: OutputFolder) throws {
    try stream(to: folder, .comment) { try $0(comment.text) }
    let list = comment.attachments.map { "\($0)\n" }.joined()
    folder.removeLeftovers(of: "attachments.txt")
    try folder.write(to: "attachments.txt") { try $0(Array(list.utf8)) }
  }

  func write(_ comment: Comment) throws { try write(comment, into: OutputFolder(path: path, option: "report-dir")) }

  /// The address of the run that makes the report, from the variables of GitHub, GitLab or Buildkite.
  var runAddress: String? {
    let environment = ProcessVariables.current
    if let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
      let run = environment["GITHUB_RUN_ID"]
    {
      return "\(server)/\(repository)/actions/runs/\(run)"
    }
    return environment["CI_JOB_URL"].map { "\($0)/artifacts/browse" } ?? environment["BUILDKITE_BUILD_URL"]
  }

  /// The package's path in the repository that GitHub or GitLab checked out; empty if the package is the checkout
  /// itself or outside of it.
  var placeInRepository: String {
    let environment = ProcessVariables.current
    guard let workspace = environment["GITHUB_WORKSPACE"] ?? environment["CI_PROJECT_DIR"], !workspace.isEmpty else {
      return ""
    }
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
  /// - Throws: `CommandFailure` if it cannot be written.
  func stream(_ format: ReportFormat = .json, _ body: (TextSink) throws -> Void) throws {
    try stream(to: OutputFolder(path: path, option: "report-dir"), format, body)
  }

  func addToStep() throws { try addToStep(OutputFolder(path: path, option: "report-dir")) }

  /// Appends the summary to the file that `GITHUB_STEP_SUMMARY` names.
  private func addToStep(_ folder: OutputFolder) throws {
    guard let target = ProcessVariables.value(of: "GITHUB_STEP_SUMMARY"), !target.isEmpty else { return }
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(ReportFormat.github.fileName)"))
    let descriptor = open(target, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    defer { if descriptor >= 0 { close(descriptor) } }
    // The text is cut between two characters.
    let bytes = Array(String(decoding: text.prefix(GitHubReport.summaryLimit), as: UTF8.self).utf8)
    guard descriptor >= 0, Foundation.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw CommandFailure(
        "\(target) cannot be written: \(String(cString: strerror(errno)))",
        remedy: "GITHUB_STEP_SUMMARY names this file. Unset it or fix its path, and run the command again.")
    }
  }
}
