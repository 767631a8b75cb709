import Foundation
import Testing
import ThreadTime
@testable import Catalogs

/// A built executable, run in a folder of its own.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// The build folder of these tests.
  static var buildFolder: URL {
    #if DEBUG
      package.appendingPathComponent(".build/debug")
    #else
      package.appendingPathComponent(".build/release")
    #endif
  }

  static var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
  }

  /// - Parameters:
  ///   - executable: the name in the build folder, or a whole path.
  ///   - environment: variables besides PATH, and HOME, which is the folder; catalogs have a cache elsewhere.
  init(
    _ executable: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
    throughShell prefix: String? = nil
  ) throws {
    let process = Process()
    let program = executable.hasPrefix("/") ? executable : Self.buildFolder.appendingPathComponent(executable).path
    if let prefix {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(prefix); exec \"$0\" \"$@\"", program] + arguments
    } else {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder.url
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var variables = ["PATH": path, "HOME": folder.url.path]
    // What a catalog remembers is not among the files that it writes; the tool's cache is looked at by its tests.
    if executable != "preview" { variables["XDG_CACHE_HOME"] = folder.scratch.appendingPathComponent("caches").path }
    process.environment = variables.merging(environment) { $1 }
    // Files, since a full pipe would stop the command while nobody reads.
    let names = ["output", "errors"].map { folder.scratch.appendingPathComponent("\(UUID().uuidString)-\($0)") }
    for name in names { _ = FileManager.default.createFile(atPath: name.path, contents: nil) }
    let handles = try names.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    process.standardInput = FileHandle.nullDevice
    try process.runWithinLimit()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: names[0], encoding: .utf8)
    errors = try String(contentsOf: names[1], encoding: .utf8)
  }
}

/// A folder that goes away with its test.
final class TemporaryFolder {
  let url: URL
  /// Beside it, for what is not the command's.
  let scratch: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
    url = base.appendingPathComponent("work")
    scratch = base.appendingPathComponent("scratch")
    for folder in [url, scratch] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit { remove() }

  func remove() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }

  func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path) }

  /// Names of files at any depth, hidden ones too, sorted.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path, isDirectory: &isDirectory)
        && !isDirectory.boolValue
    }.sorted()
  }
}
