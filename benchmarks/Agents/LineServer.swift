import Foundation

/// A program that is asked over standard input and answers over standard output, one JSON object a line each.
final class LineServer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var lastID = 0

  init(_ program: String, _ arguments: [String], in folder: String) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The memory in use, in megabytes.
  var residentMegabytes: Double { WatchProcess.megabytes(process.processIdentifier) }

  /// The result of a request; messages that are not its answer are skipped.
  func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    while let line = nextLine() {
      guard let message = try JSONSerialization.jsonObject(with: line) as? [String: Any],
        message["id"] as? Int == lastID
      else { continue }
      guard let result = message["result"] as? [String: Any] else {
        throw TimedProcess.Failure(description: "\(method): \(String(decoding: line, as: UTF8.self))")
      }
      return result
    }
    throw TimedProcess.Failure(description: "the server ended during \(method)")
  }

  func tell(_ method: String) throws { try send(["jsonrpc": "2.0", "method": method]) }

  /// Ends the input, and waits for the server's end.
  func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func send(_ message: [String: Any]) throws {
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + Data("\n".utf8))
  }

  private func nextLine() -> Data? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received = Data(received[(end + 1)...]) }
        return Data(received[..<end])
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      received += more
    }
  }
}
