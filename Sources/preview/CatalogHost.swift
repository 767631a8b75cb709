import LPAgentServer
import LPArguments
import LPCommandLine
import LPProcesses
import Foundation
import LPSupport

/// Carries out the calls of agents: each is this tool once more, on executables that are built here when a source
/// changed.
final class CatalogHost: AgentHost {
  let root: String?
  /// The folder that files in calls are relative to.
  private let folder: String
  private let built: BuiltCatalogs
  /// The executables that are served in the place of the package's catalogs, where some are named.
  private let given: [String]

  /// - Parameters:
  ///   - command: the options that say where the package is, and which catalogs are served.
  ///   - root: the package's folder; `nil` where there is none.
  init(_ command: ParsedCommand, root: String?, folder: String) {
    (self.root, self.folder, built) = (root, folder, BuiltCatalogs(command))
    given = command[Options.executables].map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
  }

  func run(
    _ call: AgentTool.Call, out: String, cancellation: Cancellation, progress: (String) -> Void
  ) -> CommandOutcome {
    do {
      if call.isWriting, let file = call.file { try refuseOutside(file) }
      var words = [CommandLine.arguments[0], call.verb, "--json", "--quiet"] + call.options
      if call.verb == "render" { words += ["--out=\(out)"] }
      var operands = call.operands
      let input = out + ".log"
      defer { unlink(input) }
      if let text = call.input {
        try Data(text.utf8).write(to: URL(fileURLWithPath: input))
        operands.append(input)
      } else if let file = call.file {
        operands.insert(file.hasPrefix("/") ? file : "\(folder)/\(file)", at: 0)
      } else if call.changesSources, let root {
        // The command itself builds the package again after it has written sources.
        words += ["--package-path=\(root)"] + built.options
      } else if call.verb != "measure" {
        words += try executables(progress).map { "--executable=\($0)" }
      }
      progress("Running \(call.verb)")
      return try run(words + ["--"] + operands, errors: out + ".errors", cancellation)
    } catch {
      let failure = CommandFailure(error, next: "Repair the problem above, then call the tool again.")
      let report = JSONText.data(FailureReport(verb: call.verb, error: failure))
      return CommandOutcome(status: ExitStatus.impossible.rawValue, output: report, errors: "")
    }
  }

  /// - Throws: `CommandFailure` for a file outside of the package and of the folder that the server was started in.
  private func refuseOutside(_ file: String) throws {
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let path = resolved(file.hasPrefix("/") ? file : "\(folder)/\(file)")
    guard ![folder, root].compactMap(\.self).contains(where: { path.hasPrefix(resolved($0) + "/") }) else { return }
    throw CommandFailure(
      "\(file) is outside of \(folder), in which this server may write",
      remedy: "Start a server in the file's folder.")
  }

  // MARK: Building

  /// The named executables, or those of the package's catalogs, built if a source has changed since.
  private func executables(_ progress: (String) -> Void) throws -> [String] {
    guard given.isEmpty else { return given }
    guard let root else {
      throw CommandFailure(
        "the server was started in \(folder), which is not in a package",
        remedy: "Name a catalog with 'file', or start the server in a package's folder.")
    }
    return try built.catalogs(of: root, progress).map(\.path)
  }

  // MARK: Running

  private func run(_ words: [String], errors path: String, _ cancellation: Cancellation) throws -> CommandOutcome {
    let (output, input) = try ChildProcess.pipe()
    let (null, errors) = (
      open("/dev/null", O_RDONLY | O_CLOEXEC), open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    )
    defer {
      for descriptor in [output, null, errors] where descriptor >= 0 { close(descriptor) }
      unlink(path)
    }
    return try Interruption.supervising(isGroup: true) { () throws(ChildProcess.StartError) in
      defer { close(input) }
      return try ChildProcess.start(
        "/proc/self/exe", arguments: words,
        streams: [(source: null, target: 0), (source: input, target: 1), (source: errors, target: 2)],
        leadsGroup: true)
    } _: { process throws(ChildProcess.StartError) in
      cancellation.runs(process)
      let data = try? FileHandle(fileDescriptor: output, closeOnDealloc: false).readToEnd()
      let end = ChildProcess.wait(for: process)
      cancellation.runs(nil)
      // Foundation does not give back the page that it reads an empty file into.
      let text = lseek(errors, 0, SEEK_END) > 0 ? FileManager.default.contents(atPath: path) : nil
      return CommandOutcome(
        status: end.shellStatus, output: data ?? Data(), errors: String(decoding: text ?? Data(), as: UTF8.self))
    }
  }
}
