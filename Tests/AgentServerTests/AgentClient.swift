import Foundation
import LPJSONRPC
import Testing
import ThreadTime

/// An agent: the process of `preview mcp`, and calls of its tools.
final class AgentClient {
  private static let buildFolder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var lines: MessageLines
  private var number = 0

  /// - Parameters:
  ///   - catalogs: the names of executables that were built with these tests.
  ///   - options: further options of the server.
  ///   - folder: the folder in which the server is started.
  init(_ catalogs: [String], _ options: [String] = [], in folder: URL) throws {
    lines = MessageLines(output.fileHandleForReading.fileDescriptor)
    process.executableURL = Self.buildFolder.appendingPathComponent("preview")
    process.arguments = ["mcp"] + options + catalogs.flatMap { ["--executable", "\(Self.buildFolder.path)/\($0)"] }
    process.currentDirectoryURL = folder
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.runWithinLimit()
    _ = try ask(
      "initialize",
      ["protocolVersion": "2025-11-25", "capabilities": [:], "clientInfo": ["name": "test", "version": "1"]])
  }

  func ask(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    number += 1
    let id = JSONValue.number(Double(number))
    let request: JSONValue = ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
    try input.fileHandleForWriting.write(contentsOf: request.data + Data("\n".utf8))
    while case .message(let data)? = lines.next() {
      let message = try JSONValue(data)
      if message["id"] == id { return message["result"] ?? .null }
    }
    throw Ended()
  }

  /// The server ended before it answered.
  struct Ended: Error {}

  func call(_ tool: String, _ arguments: JSONValue) throws -> JSONValue {
    try ask("tools/call", ["name": .string(tool), "arguments": arguments])
  }

  /// The memory that the server has now.
  var residentKilobytes: Int {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
  }

  deinit { if process.isRunning { process.terminate() } }
}
