import LPAppSources
import LPArguments
import LPCommandLine
import Foundation
import LPSupport
import LPOperations

/// `uikit prepare`: writes copies of an app's sources that compile without Objective-C, for other build systems.
struct PrepareRun {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) { (self.command, self.console) = (command, console) }

  /// The file in the folder of copies that lists them, by which a later run knows that they are copies.
  private static let list = ".layout-preview-copies"

  func run() throws -> ExitStatus {
    let (folder, out) = try folders()
    let files = AppFolder.files([folder])
    let app = try AppFolder(reading: files)
    let sources = app.parsed { console.showProgress(done: $0, of: files.count, "Reading \(folder)") }
    console.clearProgress()
    let modules = AppModules.available(besides: try Runtime.find())
    let rewritten = SourceRewrite(sources, .copies, modules: modules).rewritten()
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    func name(_ path: String) -> String { String(path.dropFirst(root.count + 1)) }
    try write(rewritten.map { (name($0.path), $0.bytes) }, to: out)
    let report = PrepareReport(rewritten, app.problems, out: out, naming: name)
    console.printJSON(report)
    for line in report.lines { console.print(line) }
    for remark in report.remarks(in: SourcePath.shown(root)) { console.remark(remark) }
    return report.status
  }

  // MARK: Folders

  private func folders() throws -> (sources: String, out: String) {
    guard command.operands.count == 2, command.operands[0] == "prepare" else {
      throw CommandFailure(
        "'preview uikit' takes 'prepare' and a folder",
        remedy: "Run 'preview uikit prepare App/Sources --out Prepared'.")
    }
    let folder = command.operands[1]
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure("\(folder) is not a folder", remedy: "Check the path, then run the command again.")
    }
    guard let out = command[Options.out] else {
      throw CommandFailure(
        "'preview uikit prepare' needs a folder for the copies, because it does not overwrite sources",
        remedy: "Name one with --out, then run the command again.")
    }
    let (from, to) = (Self.resolved(folder), Self.resolved(out))
    guard !(from + "/").hasPrefix(to + "/"), !(to + "/").hasPrefix(from + "/") else {
      throw CommandFailure(
        "the copies of \(folder) would be among its sources (--out \(out))",
        remedy: "Name a folder outside of the sources with --out, then run the command again.")
    }
    try refuseSources(in: out)
    return (folder, out)
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// - Throws: `CommandFailure` for a folder with files that no earlier run wrote.
  private func refuseSources(in out: String) throws {
    let copies = earlier(in: out)
    let files = DocumentFolder.files(below: out) { $0.hasSuffix(".swift") }
    let prefix = (out.hasSuffix("/") ? String(out.dropLast()) : out) + "/"
    if let other = files.map({ String($0.dropFirst(prefix.count)) }).first(where: { !copies.contains($0) }) {
      throw CommandFailure(
        "\(prefix)\(other) was not written by 'preview uikit prepare'",
        remedy: "Name an empty folder with --out, then run the command again.")
    }
  }

  /// The copies that an earlier run wrote.
  private func earlier(in out: String) -> Set<String> {
    let text = (try? String(contentsOfFile: "\(out)/\(Self.list)", encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }

  // MARK: Writing

  private func write(_ copies: [(name: String, bytes: [UInt8])], to out: String) throws {
    let folder = OutputFolder(path: out)
    let stale = earlier(in: out).subtracting(copies.map(\.name))
    let inside = Self.resolved(out) + "/"
    for (name, bytes) in copies {
      let parent = URL(fileURLWithPath: "\(out)/\(name)").deletingLastPathComponent().path
      guard (Self.resolved(parent) + "/").hasPrefix(inside) else {
        throw CommandFailure(
          "\(parent) is a link out of \(out)", remedy: "Name an empty folder with --out, then run the command again.")
      }
      try folder.write(bytes, to: name)
    }
    for name in stale where !name.split(separator: "/").contains("..") && name.hasSuffix(".swift") {
      let path = "\(out)/\(name)"
      if Self.resolved(path).hasPrefix(inside) { unlink(path) }
    }
    try folder.write(Array(copies.map { $0.name + "\n" }.joined().utf8), to: Self.list)
  }
}
