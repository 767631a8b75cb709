import LPCommandLine
import LPProcesses
import Foundation
import LPSnapshots
import LPArguments
import LPSupport

/// The joint report of several catalogs: each catalog writes its own into a folder, and they are joined once all have
/// run.
struct JointReport {
  private let order: ToolOrder
  private let console: Console
  private let folder: TemporaryFolder

  /// The options that say where reports are written.
  static let options = [Options.reports.row, Options.reportFolder.row]

  /// Makes a joint report; `nil` if the command requests none.
  init?(_ order: ToolOrder, _ console: Console) throws {
    guard
      order.command.has(Options.reports) || order.command.has(Options.reportFolder)
        || BazelTest(order.command, ProcessVariables.current) != nil
    else { return nil }
    self.order = order
    self.console = console
    folder = try TemporaryFolder("preview-reports")
  }

  func arguments(ofPart index: Int) -> [ParsedCommand.Given] {
    [Options.reports.given("json"), Options.reportFolder.given("\(folder.path)/\(index)")]
  }

  /// Joins the reports and writes the result. A catalog that could not run has written none.
  ///
  /// - Throws: `CommandFailure` if a report cannot be written.
  func write(status: ExitStatus, root: String?, adding more: [CatalogReport]) throws {
    defer { folder.remove() }
    var joined = TestReport(verb: order.command.verb, tool: "LayoutPreview \(Version.current)", status: status.rawValue)
    let parts = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).compactMap(Int.init)
      .sorted()
    for part in parts {
      let path = "\(folder.path)/\(part)/\(ReportFormat.json.fileName)"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      joined.catalogs += try Self.read(data).catalogs
    }
    joined.catalogs += more
    let package = root ?? FileManager.default.currentDirectoryPath
    try ReportFolder(order.command, package: package).write(joined, console: console)
  }

  /// Joins the answers of several catalogs.
  static func json(
    _ answers: [String], verb: String, status: ExitStatus, adding more: [CatalogReport]
  ) throws -> String {
    var joined = TestReport(verb: verb, tool: "LayoutPreview \(Version.current)", status: status.rawValue)
    for answer in answers {
      let report = try read(Data(answer.utf8))
      joined.package = report.package
      joined.catalogs += report.catalogs
    }
    joined.catalogs += more
    var text = ""
    try JSONReport.write(joined) { text += $0 }
    return text
  }

  private static func read(_ data: Data) throws -> TestReport {
    do throws(ReportError) {
      return try JSONReport.read(Array(data), name: "a catalog's report")
    } catch {
      throw CommandFailure(error.message, remedy: "Build all catalogs with the same version of LayoutPreview.")
    }
  }
}
