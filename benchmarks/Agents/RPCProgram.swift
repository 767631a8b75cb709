import Foundation

/// A program that speaks JSON-RPC over its standard input and output.
final class RPCProgram {
  /// What separates messages: ends of lines, as agents expect, or headers with lengths, as editors do.
  enum Framing { case lines, headers }

  private let framing: Framing
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var lastID = 0

  init(_ framing: Framing, _ program: String, _ arguments: [String], in folder: String) throws {
    self.framing = framing
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
  @discardableResult
  func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    let message = try next(during: method) { $0["id"] as? Int == self.lastID && $0["method"] == nil }
    guard message["error"] == nil else { throw TimedProcess.Failure(description: "\(method): \(message)") }
    return message["result"] as? [String: Any] ?? [:]
  }

  func tell(_ method: String, _ parameters: [String: Any]? = nil) throws {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method]
    message["params"] = parameters
    try send(message)
  }

  /// The next message that meets a condition; others are skipped, and their requests answered with nothing.
  ///
  /// - Parameter work: what is waited for, for the error.
  func next(during work: String, where condition: ([String: Any]) -> Bool) throws -> [String: Any] {
    while let data = nextData() {
      guard let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { continue }
      if let id = message["id"], message["method"] != nil {
        try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
      }
      if condition(message) { return message }
    }
    throw TimedProcess.Failure(description: "the server ended during \(work)")
  }

  /// Ends the input, and waits for the server's end.
  func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func send(_ message: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: message)
    let framed =
      switch framing {
      case .lines: data + Data("\n".utf8)
      case .headers: Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data
      }
    try input.fileHandleForWriting.write(contentsOf: framed)
  }

  private func nextData() -> Data? {
    switch framing {
    case .lines: return nextPart { self.end(of: "\n").map { ($0.lowerBound, $0.upperBound) } }
    case .headers:
      guard let header = nextPart({ self.end(of: "\r\n\r\n").map { ($0.lowerBound, $0.upperBound) } }),
        let count = String(decoding: header, as: UTF8.self).firstMatch(of: /Content-Length: (\d+)/),
        let length = Int(count.1)
      else { return nil }
      return nextPart { self.received.count >= length ? (length, length) : nil }
    }
  }

  private func end(of separator: String) -> Range<Data.Index>? { received.range(of: Data(separator.utf8)) }

  /// What was received up to a place, as soon as it is complete.
  ///
  /// - Parameter place: where the part ends, and where the next one begins.
  private func nextPart(_ place: () -> (end: Int, next: Int)?) -> Data? {
    while true {
      if let place = place() {
        defer { received = Data(received[place.next...]) }
        return Data(received[..<place.end])
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      received += more
    }
  }
}
