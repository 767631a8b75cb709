import CommandLine
import Foundation
import Snapshots
import Arguments
import Messages

/// The reports of several catalogs as one: each catalog leaves its own in a folder, and they are joined when all are done.
struct JointReport {
  private let order: ToolOrder
  private let console: Console
  private let folder: String

  /// Options that say where reports go.
  static let options = [Options.reports.row, Options.reportFolder.row]

  /// `nil` where no reports are wanted.
  init?(_ order: ToolOrder, _ console: Console) {
    guard order.command.has(Options.reports) || order.command.has(Options.reportFolder) else { return nil }
    self.order = order
    self.console = console
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-reports-\(getpid())").path
  }

  func arguments(ofPart index: Int) -> [ParsedCommand.Given] {
    [Options.reports.given("json"), Options.reportFolder.given("\(folder)/\(index)")]
  }

  /// - Throws: `CommandFailure` where a report cannot be written. A catalog that could do nothing left none.
  func write(status: ExitStatus, root: String?, adding more: [CatalogReport]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var joined = TestReport(verb: order.command.verb, tool: "LayoutPreview \(Version.current)", status: status.rawValue)
    let parts = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap(Int.init).sorted()
    for part in parts {
      let path = "\(folder)/\(part)/\(ReportFormat.json.fileName)"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      joined.catalogs += try Self.read(data).catalogs
    }
    joined.catalogs += more
    let package = root ?? FileManager.default.currentDirectoryPath
    try ReportFolder(order.command, package: package).write(joined, console: console)
  }

  /// The answers of several catalogs as one.
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
