import LPProcesses
import Foundation
import LPSupport

/// Checks whether this installation can compile a single file, by compiling one.
struct InstallationCheck: Codable, Sendable {
  /// The path of the `preview` command that was checked.
  let program: String
  /// The command's error output if it failed.
  let problem: String?

  private static let catalog = """
    import LayoutPreview

    @main struct Check: PreviewCatalog {
      var previews: [Preview] {
        Preview("Check") {
          let label = Label("Check")
          return Screen { label } constraints: { screen in label.top == screen.safeArea.top }
        }
      }
    }

    """

  init() {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    program = executable
    do {
      // Where single files are compiled: programs may not start from the folder of temporary files.
      let folder =
        try UserCache.writable.map { try TemporaryFolder("preview-doctor", in: $0) }
        ?? TemporaryFolder("preview-doctor")
      defer { folder.remove() }
      let file = "\(folder.path)/Check.swift"
      try Data(Self.catalog.utf8).write(to: URL(fileURLWithPath: file))
      problem = try Self.problem(executable, file, cache: folder.path)
    } catch let failure as CommandFailure {
      problem = failure.problem
    } catch {
      problem = "\(error)"
    }
  }

  /// Returns what `preview list` prints on standard error if it fails.
  private static func problem(_ program: String, _ file: String, cache: String) throws -> String? {
    let (output, input) = try ChildProcess.pipe()
    defer { close(output) }
    var environment = ProcessVariables.current
    // An empty cache ensures that the file is compiled.
    environment["XDG_CACHE_HOME"] = cache
    // After an interrupt, the compiler writes into the folder while it ends: the whole group is waited for.
    let (text, end) = try Interruption.supervising(isGroup: true) { () throws(ChildProcess.StartError) in
      defer { close(input) }
      return try ChildProcess.start(
        program, arguments: [program, "list", file, "--quiet", "--color", "never"], environment: environment,
        streams: [(input, 1), (input, 2)], leadsGroup: true)
    } _: { pid throws(ChildProcess.StartError) in
      let data = try? FileHandle(fileDescriptor: output, closeOnDealloc: false).readToEnd()
      return (String(decoding: data ?? Data(), as: UTF8.self), ChildProcess.wait(for: pid))
    }
    if end == .exited(status: 0) { return nil }
    return text.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? "ended without a message"
  }
}
