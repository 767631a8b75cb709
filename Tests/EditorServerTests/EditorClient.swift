import Foundation
import JSONRPC
import Testing
import ThreadTime

/// An editor: the server's process, and what it has sent.
final class EditorClient {
  private static let buildFolder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  let folder: URL
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var frames: MessageFrames
  private(set) var notifications: [(method: String, parameters: JSONValue)] = []
  private var answers: [JSONValue: JSONValue] = [:]
  private var number = 0

  init(_ folder: URL, _ words: [String] = []) throws {
    self.folder = folder
    frames = MessageFrames(output.fileHandleForReading.fileDescriptor)
    process.executableURL = Self.buildFolder.appendingPathComponent("preview")
    process.arguments = ["lsp"] + words
    process.currentDirectoryURL = folder
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path]
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.runWithinLimit()
  }

  func write(_ data: Data) throws { try input.fileHandleForWriting.write(contentsOf: data) }

  func notify(_ method: String, _ parameters: JSONValue) throws {
    try write(MessageFrames.framed(RPCMessage.notification(method, parameters).data))
  }

  /// Sends a request and waits for its answer.
  func ask(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
    number += 1
    let id = JSONValue.number(Double(number))
    let request: JSONValue = ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
    try write(MessageFrames.framed(request.data))
    while answers[id] == nil { try #require(try receive(), "the server ended") }
    return answers.removeValue(forKey: id) ?? .null
  }

  func initialize() throws -> JSONValue {
    let answer = try ask(
      "initialize",
      [
        "processId": .null, "rootUri": .string(folder.absoluteString),
        "capabilities": [
          "window": ["showDocument": ["support": true]],
          "textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]],
        ],
      ])
    try notify("initialized", [:])
    return answer["result"] ?? .null
  }

  func address(_ name: String) -> String { folder.appendingPathComponent(name).absoluteString }

  func open(_ name: String, _ text: String) throws {
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(address(name)), "languageId": "swift", "version": 1, "text": .string(text)]])
  }

  /// Waits for the next diagnostics of a file.
  func diagnostics(of name: String) throws -> [JSONValue] {
    func isWanted(_ one: (method: String, parameters: JSONValue)) -> Bool {
      one.method == "textDocument/publishDiagnostics" && one.parameters["uri"]?.string == address(name)
    }
    while !notifications.contains(where: isWanted) { try #require(try receive(), "the server ended") }
    let place = try #require(notifications.firstIndex(where: isWanted))
    return notifications.remove(at: place).parameters["diagnostics"]?.array ?? []
  }

  /// Waits for an answer to a message whose id the server cannot know.
  func nextError() throws -> JSONValue {
    while answers[.null] == nil { try #require(try receive(), "the server ended") }
    return answers.removeValue(forKey: .null)?["error"] ?? .null
  }

  private func receive() throws -> Bool {
    guard case .message(let data)? = frames.next() else { return false }
    let message = try JSONValue(data)
    if let method = message["method"]?.string {
      if let id = message["id"] { try write(MessageFrames.framed(RPCMessage.result(.null, of: id).data)) }
      notifications.append((method, message["params"] ?? .null))
    } else if let id = message["id"] {
      answers[id] = message
    }
    return true
  }

  /// Ends the session, and returns the server's status.
  func end() throws -> Int32 {
    _ = try ask("shutdown")
    try notify("exit", [:])
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit { if process.isRunning { process.terminate() } }
}
