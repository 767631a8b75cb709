import Foundation

/// A solver of others, timed by a script of ours in a process of its own.
struct Peer {
  struct Times: Decodable {
    var scratch_ms: Double?
    var edit_ms: Double?
    var toggle_ms: Double?
    var content_ms: Double?
    var values: [Double]?
  }

  let script: String
  let modules: [String]

  static let kiwi = Peer(script: "kiwi.py", modules: ["kiwisolver"])
  static let highs = Peer(script: "highs.py", modules: ["highspy", "numpy"])

  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("peers")
  }

  /// The Python packages it lacks here.
  var missing: [String] {
    modules.filter { Self.run(["-c", "import \($0)"], limit: 30).status != 0 }
  }

  /// The last line that the script finished within 60 s.
  func times(_ problem: String, _ options: [String] = []) -> Times? {
    let path = Self.folder.appendingPathComponent(script).path
    let output = Self.run([path, problem] + options, limit: 60).output
    guard let line = output.split(separator: "\n").last else { return nil }
    return try? JSONDecoder().decode(Times.self, from: Data(line.utf8))
  }

  private static func run(_ arguments: [String], limit: Double) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "\(limit)", "python3"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["MALLOC_TRIM_THRESHOLD_": "1073741824", "MALLOC_MMAP_THRESHOLD_": "1073741824"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return (127, "") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
