import Foundation

/// `preview watch` while it runs.
final class WatchProcess {
  private let process = Process()
  private let log: String
  private let temporary: String
  private(set) var address: URL

  /// Starts the command in a folder, and waits until it has built.
  init(_ preview: String, _ operands: [String], in folder: String) throws {
    log = "\(folder)/watch.log"
    temporary = "\(folder)/temporary"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let handle = FileHandle(forWritingAtPath: log)
    process.executableURL = URL(fileURLWithPath: preview)
    process.arguments = ["watch"] + operands
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    (process.standardOutput, process.standardError) = (handle, handle)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    address = URL(fileURLWithPath: "/")
    var output = ""
    for _ in 0..<60_000 {
      output = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      if output.contains("[preview] end") || !process.isRunning { break }
      usleep(10_000)
    }
    guard output.contains("[preview] end"), let match = output.firstMatch(of: /Live page: (http:\S+)/),
      let url = URL(string: String(match.1))
    else {
      end()
      throw TimedProcess.Failure(description: "preview watch \(operands.joined(separator: " ")): \(output)")
    }
    address = url
  }

  /// What the command and everything that it started hold now.
  var footprint: Footprint {
    let processes = [process.processIdentifier] + Self.descendants(of: process.processIdentifier)
    return Footprint(
      megabytes: processes.map(Self.megabytes).reduce(0, +),
      descriptors: processes.map { Self.names(in: "/proc/\($0)/fd").count }.reduce(0, +),
      processes: processes.count,
      files: FileManager.default.enumerator(atPath: temporary).map { Array($0).count } ?? 0)
  }

  func end() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
  }

  /// The resident memory of a process in megabytes; 0 if it ended.
  static func megabytes(_ process: pid_t) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    return (words.compactMap { Double($0) }.first ?? 0) / 1024
  }

  private static func descendants(of process: pid_t) -> [pid_t] {
    let children = names(in: "/proc/\(process)/task").flatMap { task in
      ((try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)) ?? "")
        .split(separator: " ").compactMap { pid_t($0) }
    }
    return children + children.flatMap(descendants)
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
