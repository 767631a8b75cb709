import Foundation
import Workers

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
        Preview("Check") { _ in
          let label = Label("Check")
          return Screen { label } constraints: { screen in label.top == screen.safeArea.top }
        }
      }
    }

    """

  init() {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    program = executable
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-doctor-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Check.swift")
      try Data(Self.catalog.utf8).write(to: file)
      problem = try Self.problem(executable, file.path, cache: folder.path)
    } catch {
      problem = "\(error)"
    }
  }

  /// Returns what `preview list` prints on standard error if it fails.
  private static func problem(_ program: String, _ file: String, cache: String) throws -> String? {
    let (output, input) = try ChildProcess.pipe()
    defer { close(output) }
    var environment = ProcessInfo.processInfo.environment
    // An empty cache ensures that the file is compiled.
    environment["XDG_CACHE_HOME"] = cache
    let pid = try ChildProcess.start(
      program, arguments: [program, "list", file, "--quiet", "--color", "never"], environment: environment,
      streams: [(input, 1), (input, 2)])
    close(input)
    let text = String(
      decoding: try FileHandle(fileDescriptor: output, closeOnDealloc: false).readToEnd() ?? Data(), as: UTF8.self)
    if ChildProcess.wait(for: pid) == .exited(status: 0) { return nil }
    return text.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? "ended without a message"
  }
}
