import Foundation
package import LPSupport
import LPSnapshots
package import LPArguments

/// The verb `merge`: joins the reports of shards into one, and copies the files that they refer to.
package struct MergeCommand {
  private let command: ParsedCommand
  private let console: Console
  /// The command's name as it was typed.
  private let name: String

  package init(_ command: ParsedCommand, _ console: Console, name: String = "preview") {
    self.command = command
    self.console = console
    self.name = name
  }

  package func run() throws -> ExitStatus {
    let files = try command.operands.flatMap(reports)
    let parts = try files.map { ReportMerge.Part(name: $0, report: try read($0)) }
    let merge: ReportMerge
    do throws(ReportMergeError) {
      merge = try ReportMerge(parts, tool: "LayoutPreview \(Version.current)")
    } catch {
      throw CommandFailure(error.message, remedy: "Give each shard's report once, all of the same run.\n\(next)")
    }
    let package = command[Options.packagePath] ?? FileManager.default.currentDirectoryPath
    let missing = try zip(files, parts).reduce(0) { try $0 + gather($1.1.report, from: $1.0, into: package) }
    var report = merge.report
    if !merge.gaps.isEmpty { report.status = ExitStatus.impossible.rawValue }
    try publish(report, package)
    show(report)
    if missing > 0 {
      console.note("warning: \(missing.grouped) pictures and layouts that the reports name are missing")
    }
    for gap in merge.gaps { console.note("error: \(gap)") }
    if !merge.gaps.isEmpty { console.note(next) }
    return ExitStatus(rawValue: report.status) ?? .impossible
  }

  private var next: String { "next: \(name) merge SHARD-FOLDER… --report html" }

  // MARK: Reading

  /// Returns a report that is named itself, or every `report.json` in a folder, at any depth.
  private func reports(_ path: String) throws -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw CommandFailure(
        "cannot find the report \(path)", remedy: "Write it with 'test --report json --report-dir DIR'.\n\(next)")
    }
    guard isDirectory.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let found = names.filter { $0.split(separator: "/").last.map(String.init) == ReportFormat.json.fileName }.sorted()
    guard !found.isEmpty else {
      throw CommandFailure("\(path) contains no report.json", remedy: "Write it with 'test --report json'.\n\(next)")
    }
    return found.map { "\(path)/\($0)" }
  }

  private func read(_ path: String) throws -> TestReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("\(path) cannot be read", remedy: "Check its permissions.\n\(next)")
    }
    do throws(ReportError) {
      return try JSONReport.read(Array(data), name: path)
    } catch {
      throw CommandFailure(error.message, remedy: "Write it again with 'test --report json'.\n\(next)")
    }
  }

  // MARK: Pictures

  /// Copies the files that a report refers to into the package, unless they exist there.
  ///
  /// - Returns: the number of missing files.
  private func gather(_ report: TestReport, from file: String, into package: String) throws -> Int {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(report.package)
    let source = GoldenStore(root: folder.standardizedFileURL, environment: [:])
    let target = GoldenStore(root: URL(fileURLWithPath: package), environment: [:])
    guard source.root.path != target.root.standardizedFileURL.path else { return 0 }
    do throws(GoldenWriteError) {
      return try report.copyFailures(from: source, to: target)
    } catch {
      throw CommandFailure(
        error.message, remedy: "Free disk space or name another folder with --package-path.\n\(next)")
    }
  }

  // MARK: Writing

  private func publish(_ report: TestReport, _ package: String) throws {
    var report = report
    report.package = RelativePath.path(from: FileManager.default.currentDirectoryPath, to: package)
    try ReportFolder(command, package: package).write(report, console: console)
    guard console.isJSON else { return }
    try JSONReport.write(report) { console.printJSON(text: $0) }
  }

  private func show(_ report: TestReport) {
    for catalog in report.catalogs {
      for entry in catalog.variants where entry.verdict.isFinding {
        for line in entry.finding?.lines ?? [] { console.print(line) }
      }
      for path in catalog.stale { console.note("stale: \(path) belongs to no preview") }
    }
    let counts = report.counts
    console.print("\(counts.all.grouped) variants: \(counts.text)", style: { $0.bold })
    for catalog in report.catalogs {
      for cause in catalog.causesByWeight { console.print("  \(cause.goldens.grouped)×  \(cause.titled)") }
    }
  }
}
