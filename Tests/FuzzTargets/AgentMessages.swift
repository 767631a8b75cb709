import LPAgentServer
import LPCommandLine
import Foundation
import LPJSONRPC
import LPSupport

/// What a client of the Model Context Protocol sends.
enum AgentMessages {
  /// More than a pipe holds would wait for a reader.
  private static let longest = 60_000
  private static let secret = "this file is not a golden"
  private static let tools = AgentTool.all(Verb.table(command: "preview", isTool: true), allowsWrites: true)

  static func answer(_ bytes: [UInt8]) throws {
    let answers = Answers()
    let server = AgentServer(tools: tools, host: Host(root: try root())) { answers.add($0) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    defer { close(ends[0]) }
    _ = write(ends[1], bytes, min(bytes.count, longest))
    close(ends[1])
    var lines = MessageLines(ends[0], limit: longest / 2)
    server.serve(&lines)
    for answer in answers.all {
      try promise(answer.last == UInt8(ascii: "\n"), "an answer has no end")
      try promise(!answer.dropLast().contains(UInt8(ascii: "\n")), "an answer is more than one line")
      let message = try? JSONSerialization.jsonObject(with: answer) as? [String: Any]
      try promise(message?["jsonrpc"] as? String == "2.0", "an answer is not JSON-RPC")
      try promise(!contains(answer, secret), "a file outside of the goldens was read")
    }
  }

  /// Foundation's search takes most of the time of an input.
  private static func contains(_ answer: Data, _ text: String) -> Bool {
    let text = Array(text.utf8)
    return answer.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let start = rest.firstIndex(of: text[0]) {
        if bytes[start...].starts(with: text) { return true }
        rest = bytes[(start + 1)...]
      }
      return false
    }
  }

  /// A package with one golden, and a file outside of its goldens.
  private static func root() throws -> String {
    let path = "\(ScratchFolder.path)/package"
    if !FileManager.default.fileExists(atPath: path) {
      _ = try ScratchFolder.write(Array("layout 1\n".utf8), to: "package/goldens/Gallery/card/default.txt")
      _ = try ScratchFolder.write(Array(secret.utf8), to: "package/secret.txt")
    }
    return path
  }

  private final class Answers: Sendable {
    private let list = Locked<[Data]>([])
    var all: [Data] { list.withLock { $0 } }
    func add(_ answer: Data) { list.withLock { $0.append(answer) } }
  }

  /// Carries nothing out.
  private struct Host: AgentHost {
    let root: String?

    func run(
      _ call: AgentTool.Call, out: String, cancellation: Cancellation, progress: (String) -> Void
    ) -> CommandOutcome {
      progress("Running \(call.verb)")
      let report = #"{"schema":"layout-preview/list/1","status":0,"catalogs":[]}"#
      return CommandOutcome(status: 0, output: Data(report.utf8), errors: call.operands.joined(separator: " "))
    }
  }
}
