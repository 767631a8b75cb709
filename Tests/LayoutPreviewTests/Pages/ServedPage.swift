import Foundation
import Testing
import ThreadTime

/// `preview watch`, running in a folder.
final class ServedPage: @unchecked Sendable {
  let process = Process()
  private let file: URL
  private(set) var address = URL(fileURLWithPath: "/")

  /// - Parameter program: the command; the built one if it is not given.
  init(_ files: [String], in folder: TemporaryFolder, program: URL? = nil) throws {
    process.executableURL = program ?? CommandRun.buildFolder.appendingPathComponent("preview")
    process.arguments = ["watch"] + files
    process.currentDirectoryURL = folder.url
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.url.path]
    file = folder.scratch.appendingPathComponent("\(UUID().uuidString)-watch")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    (process.standardOutput, process.standardError) = (handle, handle)
    process.standardInput = FileHandle.nullDevice
    try process.runWithinLimit()
    for _ in 0..<6000 where !output.contains("[preview] end") && process.isRunning { usleep(10_000) }
    let match = try #require(output.firstMatch(of: /Live page: (http:\S+)/), "\(output)")
    address = try #require(URL(string: String(match.1)))
  }

  var output: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  /// The processes that it started, and those that it adopted.
  var children: [pid_t] { Self.children(of: process.processIdentifier) }

  /// The processes that it started, and those that these started.
  var descendants: [pid_t] {
    func descendants(_ process: pid_t) -> [pid_t] {
      let own = Self.children(of: process)
      return own + own.flatMap(descendants)
    }
    return descendants(process.processIdentifier)
  }

  private static func children(of process: pid_t) -> [pid_t] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return tasks.flatMap { task in
      ((try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)) ?? "")
        .split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Whether a process does anything; an orphan that ended may wait for its end to be noticed.
  static func isRunning(_ process: pid_t) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return stat.split(separator: ")").last?.split(separator: " ").first != "Z"
  }

  func end() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGINT)
    for _ in 0..<1000 where process.isRunning { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
