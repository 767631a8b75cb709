import LPProcesses
package import Foundation
package import LPJSONRPC
import LPSupport

/// A server of the Model Context Protocol: it answers what a client asks, and has commands run by its host.
///
/// Revisions 2025-11-25, with the handshake of `initialize`, and 2026-07-28, where each request names its revision:
/// https://modelcontextprotocol.io/specification.
package final class AgentServer: Sendable {
  /// The revisions, latest first.
  package static let revisions = ["2026-07-28", "2025-11-25"]
  private static let prefix = "io.modelcontextprotocol/"

  private let tools: [AgentTool]
  private let host: any AgentHost
  private let write: @Sendable (Data) -> Void
  private let calls = DispatchQueue(label: "calls")
  private let running = Locked<[JSONValue: Cancellation]>([:])
  private let resources: GoldenResources

  /// - Parameter write: sends a message; it is called from several threads, one at a time.
  package init(tools: [AgentTool], host: any AgentHost, write: @escaping @Sendable (Data) -> Void) {
    self.tools = tools
    self.host = host
    let lock = Locked(())
    self.write = { data in lock.withLock { _ in write(data) } }
    resources = GoldenResources(root: host.root)
  }

  /// Answers messages until the input ends, then ends what still runs.
  package func serve(_ lines: inout MessageLines) {
    while let line = lines.next() {
      switch line {
      case .tooLong:
        send(RPCMessage.error(.invalidRequest("the message is longer than \(MessageLines.limit) bytes"), of: .null))
      case .message(let data): receive(data)
      }
    }
    for cancellation in running.withLock({ Array($0.values) }) { cancellation.cancel() }
    finish()
  }

  /// Waits until every call is answered.
  func finish() { calls.sync {} }

  /// Takes one message; the answer to a call comes later.
  package func receive(_ data: Data) {
    let message: RPCMessage
    do throws(RPCMessage.Malformed) {
      message = try RPCMessage(data)
    } catch {
      return send(RPCMessage.error(error.error, of: error.id))
    }
    switch message {
    case .response: break
    case .notification(let method, let parameters): notice(method, parameters)
    case .request(let id, let method, let parameters): answer(id, method, parameters)
    }
  }

  private func send(_ message: JSONValue) { write(message.data + Data("\n".utf8)) }

  // MARK: Requests

  private func answer(_ id: JSONValue, _ method: String, _ parameters: JSONValue) {
    do throws(RPCError) {
      let revision = try revision(of: parameters)
      if method == "tools/call" { return try start(id, parameters, revision) }
      send(RPCMessage.result(stamped(try result(method, parameters), revision), of: id))
    } catch {
      send(RPCMessage.error(error, of: id))
    }
  }

  /// The revision that a request names; `nil` where the handshake named it.
  private func revision(of parameters: JSONValue) throws(RPCError) -> String? {
    guard let named = parameters["_meta"]?[Self.prefix + "protocolVersion"]?.string else { return nil }
    guard named == Self.revisions[0] else {
      throw RPCError(
        code: -32022, message: "the server does not speak revision \(named)",
        data: ["supported": .array(Self.revisions.map { .string($0) }), "requested": .string(named)])
    }
    return named
  }

  private func result(_ method: String, _ parameters: JSONValue) throws(RPCError) -> [String: JSONValue] {
    switch method {
    case "initialize":
      let wanted = parameters["protocolVersion"]?.string
      guard wanted != nil else { throw .invalidParameters("initialize needs 'protocolVersion', a string") }
      return [
        "protocolVersion": .string(Self.revisions[1]), "serverInfo": Self.identity, "capabilities": Self.capabilities,
        "instructions": .string(Self.instructions),
      ]
    case "server/discover":
      return cacheable([
        "supportedVersions": .array(Self.revisions.map { .string($0) }), "capabilities": Self.capabilities,
        "instructions": .string(Self.instructions),
      ])
    case "ping": return [:]
    case "tools/list": return cacheable(["tools": .array(tools.map(\.definition))])
    case "resources/list": return cacheable(try resources.page(parameters["cursor"]))
    case "resources/templates/list": return cacheable(["resourceTemplates": []])
    case "resources/read": return cacheable(try resources.content(parameters["uri"]))
    default: throw .unknownMethod(method)
    }
  }

  private func cacheable(_ members: [String: JSONValue]) -> [String: JSONValue] {
    members.merging(["ttlMs": 0, "cacheScope": "private"]) { $1 }
  }

  /// Adds to a result the members that revision 2026-07-28 has.
  private func stamped(_ members: [String: JSONValue], _ revision: String?) -> JSONValue {
    var members = members
    if revision == nil {
      members["ttlMs"] = nil
      members["cacheScope"] = nil
    } else {
      members["resultType"] = "complete"
      members["_meta"] = [Self.prefix + "serverInfo": Self.identity]
    }
    return .object(members)
  }

  private static let identity: JSONValue = [
    "name": "layout-preview", "title": "LayoutPreview", "version": .string(Version.current),
  ]
  private static let capabilities: JSONValue = ["tools": [:], "resources": [:]]
  private static let instructions = """
    Lays out, draws and checks iOS screens that are written in a Swift DSL or in Interface Builder, by Auto Layout's \
    rules. Start with `list`, look at a preview with `render`, find problems with `lint`, and ask `explain` why a view \
    is where it is. After an edit of the sources call the tools again: what is out of date is built first.
    """

  // MARK: Calls

  private func start(_ id: JSONValue, _ parameters: JSONValue, _ revision: String?) throws(RPCError) {
    guard let name = parameters["name"]?.string else { throw .invalidParameters("tools/call needs 'name', a string") }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .invalidParameters("there is no tool '\(name)'; there are \(tools.map(\.name).joined(separator: ", "))")
    }
    let arguments = parameters["arguments"] ?? .object([:])
    guard let arguments = arguments.object else { throw .invalidParameters("'arguments' has to be an object") }
    let token = parameters["_meta"]?["progressToken"]
    let cancellation = Cancellation()
    let isNew = running.withLock { running in
      guard running[id] == nil else { return false }
      running[id] = cancellation
      return true
    }
    guard isNew else { throw .invalidRequest("a call with this id is being carried out") }
    calls.async { [self] in
      let result = carryOut(tool, arguments, cancellation: cancellation, progressToken: token)
      _ = running.withLock { $0.removeValue(forKey: id) }
      // Nobody waits for the answer to a call that was cancelled.
      if !cancellation.isCancelled { send(RPCMessage.result(stamped(result, revision), of: id)) }
    }
  }

  private func carryOut(
    _ tool: AgentTool, _ arguments: [String: JSONValue], cancellation: Cancellation, progressToken token: JSONValue?
  ) -> [String: JSONValue] {
    guard !cancellation.isCancelled else { return [:] }
    var done = 0
    func progress(_ text: String) {
      guard let token, token.string != nil || token.number != nil else { return }
      done += 1
      send(
        RPCMessage.notification(
          "notifications/progress",
          ["progressToken": token, "progress": .number(Double(done)), "message": .string(text)]))
    }
    let result: CallResult
    do throws(RPCError) {
      let call = try tool.call(arguments)
      guard let folder = try? TemporaryFolder("preview-mcp") else {
        throw RPCError(code: -32603, message: "no folder can be made in \(FileManager.default.temporaryDirectory.path)")
      }
      defer { folder.remove() }
      let out = folder.path + "/out"
      let outcome = host.run(call, out: out, cancellation: cancellation, progress: progress)
      result = CallResult(tool, call, outcome, out: out, root: host.root)
    } catch {
      // The model that wrote the arguments can repair them; a protocol error would not reach it.
      result = CallResult(failure: error.message)
    }
    return result.value.object ?? [:]
  }

  private func notice(_ method: String, _ parameters: JSONValue) {
    guard method == "notifications/cancelled", let id = parameters["requestId"] else { return }
    running.withLock { $0[id] }?.cancel()
  }
}

/// The host that carries calls out: it finds and builds catalogs, and runs commands in them.
package protocol AgentHost: Sendable {
  /// Carries a command out, and waits for its end.
  ///
  /// - Parameters:
  ///   - out: the folder for the files that the command writes.
  ///   - progress: takes a sentence on what is being done.
  func run(
    _ call: AgentTool.Call, out: String, cancellation: Cancellation, progress: (String) -> Void
  ) -> CommandOutcome

  /// The folder that paths in reports of goldens are relative to; `nil` without a package.
  var root: String? { get }
}
