import Foundation
import ThreadTime

/// The Swift compiler, to see what it says about a source that uses the built modules.
struct Compiler {
  /// An error or a warning at a line.
  struct Message: Hashable {
    var line: Int
    var severity: String
    var text: String
  }

  let executable: String
  /// Where this build put its `.swiftmodule`s.
  let modules: String

  /// nil where there is no compiler on the path, or this is not a package build.
  static let found: Compiler? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let files = FileManager.default
    guard let executable = folders.map({ $0 + "/swiftc" }).first(where: files.isExecutableFile) else { return nil }
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let module = products.appendingPathComponent("Modules/LayoutDSL.swiftmodule").path
    guard files.fileExists(atPath: module) else { return nil }
    return Compiler(executable: executable, modules: products.appendingPathComponent("Modules").path)
  }()

  /// Type-checks one file and reads what is said about it.
  func check(_ source: String, options: [String] = []) throws -> [Message] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dsl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      ["-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", modules]
      + options + [file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.runWithinLimit()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Self.messages(in: String(decoding: data, as: UTF8.self), about: file.path)
  }

  /// `path:12:8: error: text`, one a line; notes are left out.
  static func messages(in output: String, about path: String) -> [Message] {
    output.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard fields.count == 5, fields[0] == path, let number = Int(fields[1]) else { return nil }
      let severity = fields[3].trimmingCharacters(in: .whitespaces)
      guard ["error", "warning"].contains(severity) else { return nil }
      return Message(line: number, severity: severity, text: fields[4].trimmingCharacters(in: .whitespaces))
    }
  }
}
