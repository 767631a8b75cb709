import LPCommandLine
import Foundation
import LPJSONRPC
import LPSupport
import Testing

@testable import LPAgentServer

/// The server's answers, with a host that runs nothing.
@Suite struct AgentServerTests {
  /// Notes what it is asked for, and answers with a report.
  private final class Host: AgentHost {
    let root: String? = nil
    let asked = Locked<[AgentTool.Call]>([])
    private let waits: Bool
    private let outcome: CommandOutcome

    init(
      waits: Bool = false, status: Int32 = 0,
      report: String = #"{"schema":"layout-preview/list/1","status":0,"catalogs":[]}"#, errors: String = ""
    ) {
      self.waits = waits
      outcome = CommandOutcome(status: status, output: Data(report.utf8), errors: errors)
    }

    func run(
      _ call: AgentTool.Call, out: String, cancellation: Cancellation, progress: (String) -> Void
    ) -> CommandOutcome {
      asked.withLock { $0.append(call) }
      progress("Running \(call.verb)")
      for _ in 0..<60_000 where waits && !cancellation.isCancelled { usleep(1000) }
      return outcome
    }
  }

  private final class Output: Sendable {
    let messages = Locked<[JSONValue]>([])
    func take(_ data: Data) {
      let message = (try? JSONValue(data)) ?? "not JSON"
      messages.withLock { $0.append(message) }
    }
  }

  /// Returns what the server writes as it is given messages.
  private func talk(_ messages: [JSONValue], to host: Host = Host(), allowsWrites: Bool = false) -> [JSONValue] {
    let output = Output()
    let tools = AgentTool.all(Verb.table(command: "preview", isTool: true), allowsWrites: allowsWrites)
    let server = AgentServer(tools: tools, host: host) { output.take($0) }
    for message in messages { server.receive(message.data) }
    server.finish()
    return output.messages.withLock { $0 }
  }

  private func request(_ method: String, _ parameters: JSONValue = [:], id: JSONValue = 1) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
  }

  private func call(_ name: String, _ arguments: JSONValue, id: JSONValue = 1) -> JSONValue {
    request("tools/call", ["name": .string(name), "arguments": arguments], id: id)
  }

  private static let modern: JSONValue = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]

  // MARK: Revisions

  @Test func `A handshake is answered with the revision that has one`() throws {
    let answer = try #require(talk([request("initialize", ["protocolVersion": "2025-11-25"])]).first)
    #expect(answer["result"]?["protocolVersion"] == "2025-11-25")
    #expect(answer["result"]?["capabilities"]?["tools"] != nil)
    #expect(answer["result"]?["resultType"] == nil)
  }

  @Test func `A request that names its revision gets what that revision requires`() {
    let answers = talk([
      request("server/discover", ["_meta": Self.modern]), request("tools/list", ["_meta": Self.modern], id: 2),
      request("tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2030-01-01"]], id: 3),
    ])
    #expect(answers[0]["result"]?["supportedVersions"]?.array?.first == "2026-07-28")
    for answer in answers.prefix(2) {
      #expect(answer["result"]?["resultType"] == "complete")
      #expect(answer["result"]?["cacheScope"] == "private")
      #expect(answer["result"]?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "layout-preview")
    }
    #expect(answers[2]["error"]?["code"] == -32022)
    #expect(answers[2]["error"]?["data"]?["requested"] == "2030-01-01")
  }

  // MARK: Tools

  @Test func `Every tool has a schema for its arguments, without what the server decides`() throws {
    let tools = try #require(talk([request("tools/list")]).first?["result"]?["tools"]?.array)
    #expect(
      tools.compactMap { $0["name"]?.string } == [
        "list", "render", "layout", "lint", "explain", "suggest", "sweep", "measure", "conflict", "compare",
      ])
    for tool in tools {
      let properties = try #require(tool["inputSchema"]?["properties"]?.object)
      #expect(
        properties.keys.allSatisfy {
          !["out", "json", "jobs", "memory", "report-dir", "package-path", "help"].contains($0)
        })
      #expect(properties.values.allSatisfy { $0["type"] != nil && $0["description"]?.string?.isEmpty == false })
      #expect(tool["annotations"]?["readOnlyHint"] == true)
      #expect(tool["outputSchema"]?["type"] == "object")
    }
    let writing = talk([request("tools/list")], allowsWrites: true)
    #expect(writing[0]["result"]?["tools"]?.array?.last?["name"] == "record")
  }

  @Test(arguments: [("suggest", "apply"), ("lint", "fix"), ("lint", "update-baseline")])
  func `Files are changed only where that is allowed`(tool name: String, argument: String) throws {
    for isAllowed in [false, true] {
      let tools = talk([request("tools/list")], allowsWrites: isAllowed).first?["result"]?["tools"]?.array
      let tool = try #require(tools?.first { $0["name"]?.string == name })
      #expect((tool["inputSchema"]?["properties"]?[argument] != nil) == isAllowed)
      #expect(tool["annotations"]?["readOnlyHint"] == .bool(!isAllowed))
      let host = Host()
      _ = talk([call(name, [argument: true, "preview": "Card"])], to: host, allowsWrites: isAllowed)
      #expect(host.asked.withLock { $0 }.map(\.options) == (isAllowed ? [["--\(argument)"]] : []))
    }
  }

  @Test func `Arguments become the words of the verb`() {
    let host = Host()
    let drawn: JSONValue = [
      "preview": "Card", "rtl": true, "locale": ["de", "ar"], "annotate": ["constraints"], "max_side": 300,
    ]
    _ = talk(
      [
        call("render", drawn), call("explain", ["preview": "Card", "attributes": ["a.top", "b"]], id: 2),
        call("lint", ["file": "A.storyboard", "strict": false], id: 3), call("conflict", ["log": "x"], id: 4),
      ], to: host)
    let calls = host.asked.withLock { $0 }
    #expect(calls.map(\.verb) == ["render", "explain", "lint", "conflict"])
    #expect(
      calls[0].options == ["--format=png,text", "--annotate=constraints", "--locale=de", "--locale=ar", "--rtl"])
    #expect(calls[0].operands == ["Card"] && calls[0].longestSide == 300)
    #expect(calls[1].operands == ["=Card", "a.top", "b"])
    #expect(calls[2].file == "A.storyboard" && calls[2].options.isEmpty)
    #expect(calls[3].input == "x" && calls[3].operands.isEmpty)
  }

  @Test(
    arguments: [
      ("lint", ["bogus": 1], "lint has no argument 'bogus'"), ("measure", [:], "measure needs 'text'"),
      ("render", ["preview": 3], "'preview' has to be a string"), ("render", ["rtl": "yes"], "'rtl' has to be true"),
      ("explain", ["attributes": [1]], "explain needs 'attributes'"), ("conflict", [:], "conflict needs 'log'"),
      ("render", ["out": "/etc"], "render has no argument 'out'"),
      ("measure", ["text": "a", "file": "x.swift"], "measure has no argument 'file'"),
      ("measure", ["text": .string(String(repeating: "a", count: 200_000))], "an argument has 200,000 bytes"),
      ("render", ["focus": "title\0--out"], "contains a character U+0000"),
    ] as [(String, JSONValue, String)])
  func `Arguments that do not fit are an error of the tool, which its caller reads`(
    _ tool: String, _ arguments: JSONValue, _ message: String
  ) throws {
    let host = Host()
    let answer = try #require(talk([call(tool, arguments)], to: host).first)
    #expect(answer["result"]?["isError"] == true)
    let text = answer["result"]?["content"]?.array?.first?["text"]?.string ?? ""
    #expect(text.contains(message), "\(text)")
    let asked = host.asked.withLock { $0 }
    #expect(asked.isEmpty)
  }

  @Test func `An unknown tool, method or resource is an error of the protocol`() {
    let answers = talk([
      call("bogus", [:]), request("bogus", id: 2), request("tools/call", ["name": "list", "arguments": []], id: 3),
      request("resources/read", ["uri": "golden:///../x"], id: 4),
    ])
    #expect(answers.compactMap { $0["error"]?["code"]?.number } == [-32602, -32601, -32602, -32002])
    #expect(answers[0]["error"]?["message"]?.string?.contains("there are list, render") == true)
  }

  @Test func `A report is the structured content, and a failure is an error with its remedy`() throws {
    let answer = try #require(talk([call("list", [:])]).first)
    #expect(answer["result"]?["structuredContent"]?["schema"] == "layout-preview/list/1")
    #expect(answer["result"]?["isError"] == false)
    let failure = Host(status: 2, report: #"{"error":{"problem":"no preview","remedy":"Run list."},"status":2}"#)
    let failed = try #require(talk([call("list", [:])], to: failure).first)
    #expect(failed["result"]?["isError"] == true)
    #expect(failed["result"]?["content"]?.array?.first?["text"] == "no preview\nRun list.")
    #expect(failed["result"]?["structuredContent"] == nil)
    let unknown = Host(
      status: 2, report: #"{"schema":"layout-preview/lint/1","status":2,"catalogs":[]}"#, errors: "error: no preview")
    let refused = try #require(talk([call("lint", [:])], to: unknown).first)
    #expect(refused["result"]?["isError"] == true && refused["result"]?["structuredContent"] == nil)
    #expect(refused["result"]?["content"]?.array?.first?["text"] == "error: no preview")
    let crash = Host(status: 139, report: "", errors: "Crash at A.swift:3")
    let crashed = try #require(talk([call("list", [:])], to: crash).first)
    let text = crashed["result"]?["content"]?.array?.first?["text"]?.string ?? ""
    #expect(text.contains("ended by signal 11") && text.contains("A.swift:3"))
  }

  @Test func `Progress is sent to who asked for it, before the answer`() {
    let answers = talk([
      request("tools/call", ["name": "list", "arguments": [:], "_meta": ["progressToken": "p"]])
    ])
    #expect(answers.count == 2)
    #expect(answers[0]["method"] == "notifications/progress")
    #expect(answers[0]["params"]?["progressToken"] == "p")
    #expect(answers[1]["id"] == 1)
  }

  @Test func `A call that is cancelled ends, and is not answered`() {
    let answers = talk(
      [
        call("list", [:], id: 7),
        ["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 7]], request("ping", id: 8),
      ], to: Host(waits: true))
    #expect(answers.map { $0["id"] } == [8])
  }
}
