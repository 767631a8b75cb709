import Foundation
import ThreadTime

/// A folder of its own in which shell commands run, with the built `preview` and its own folder `bin` on the path; it
/// goes away with its test.
final class ShellFolder {
  let url: URL
  /// The folder that the next command runs in.
  private(set) var current: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("documentation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    url = base.resolvingSymlinksInPath()
    current = url
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder of executables that were built with these tests.
  private static var products: URL {
    #if DEBUG
      MarkdownPage.package.appendingPathComponent(".build/debug")
    #else
      MarkdownPage.package.appendingPathComponent(".build/release")
    #endif
  }

  func write(_ text: String, to name: String) throws {
    let file = current.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: current.appendingPathComponent(name), encoding: .utf8)
  }

  /// Runs a command as a reader types it; what it prints on standard output and standard error comes back as one text.
  ///
  /// `cd` has an effect on the commands that follow, and `$?` is the status of the command before.
  func run(_ command: String) throws -> (text: String, status: Int32) {
    let (output, folder) = (url.appendingPathComponent(".output"), url.appendingPathComponent(".folder"))
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "(exit \(status))\n\(command)\nstatus=$?\npwd > '\(folder.path)'\nexit $status"]
    process.currentDirectoryURL = current
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": "\(url.path)/bin:\(Self.products.path):\(path)", "HOME": url.path, "LANG": "C.UTF-8",
    ]
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.runWithinLimit()
    process.waitUntilExit()
    status = process.terminationStatus
    current = URL(fileURLWithPath: try String(contentsOf: folder, encoding: .utf8).trimmingCharacters(in: .newlines))
    return (try String(contentsOf: output, encoding: .utf8), status)
  }

  private var status: Int32 = 0
}
