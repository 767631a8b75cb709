package import LPLayoutModel
package import Foundation
package import LPJSONRPC
import LPSupport
import LPOperations

/// A server of the Language Server Protocol, 3.17, beside the one of the language: it shows in sources what their
/// layouts look like. https://microsoft.github.io/language-server-protocol
package final class EditorServer: Sendable {
  /// The abilities of the server's client, and the stage of the session.
  struct Session {
    enum Stage { case new, started, ended }

    var stage = Stage.new
    var folder: String?
    var showsProgress = false
    var showsDocuments = false
    var refreshesHints = false
    var refreshesLenses = false
    var takesMarkdown = false
    /// The number of the server's last request.
    var requests = 0
    /// The progress that the client shows.
    var progress: String?
    /// The generation of catalogs that was read last.
    var generation = -1
    var phase: EditorState.Phase?
    /// The diagnostics of each file, as they were sent.
    var published: [String: JSONValue] = [:]
    /// The requests that are being answered, and whether the client takes them back.
    var running: [JSONValue: Bool] = [:]
  }

  let host: any EditorHost
  let least: Diagnostic.Severity
  let session = Locked(Session())
  let index = Locked(SourceIndex())
  private let write: @Sendable (Data) -> Void
  /// Questions to catalogs, which take a while.
  private let questions = DispatchQueue(label: "questions")
  private let reading = DispatchQueue(label: "reading")

  /// - Parameters:
  ///   - least: the least severity of findings that are shown.
  ///   - write: sends a message; it is called from several threads, one at a time.
  package init(_ host: any EditorHost, least: Diagnostic.Severity, write: @escaping @Sendable (Data) -> Void) {
    (self.host, self.least) = (host, least)
    let lock = Locked(())
    self.write = { data in lock.withLock { _ in write(MessageFrames.framed(data)) } }
  }

  /// Answers messages until the client says `exit`, or the input ends.
  ///
  /// - Returns: whether the client has shut the server down before.
  package func serve(_ frames: inout MessageFrames) -> Bool {
    var isExit = false
    while !isExit, let frame = frames.next() {
      switch frame {
      case .malformed(let reason): send(RPCMessage.error(.parse(reason), of: .null))
      case .message(let data): isExit = receive(data)
      }
    }
    let isOrderly = session.withLock { session in
      defer { session.stage = .ended }
      return session.stage == .ended
    }
    // Whoever only closes the input still waits for what was asked before.
    if !isExit { finish() }
    host.end()
    return isOrderly
  }

  /// Waits until every request is answered.
  package func finish() {
    questions.sync {}
    reading.sync {}
  }

  // MARK: Messages

  /// Returns whether the message ends the server.
  private func receive(_ data: Data) -> Bool {
    do throws(RPCMessage.Malformed) {
      switch try RPCMessage(data) {
      case .response: break
      case .notification("exit", _): return true
      case .notification(let method, let parameters): notice(method, parameters)
      case .request(let id, let method, let parameters): answer(id, method, parameters)
      }
    } catch {
      send(RPCMessage.error(error.error, of: error.id))
    }
    return false
  }

  func send(_ message: JSONValue) { write(message.data) }

  func notify(_ method: String, _ parameters: JSONValue) { send(RPCMessage.notification(method, parameters)) }

  /// Sends a request whose answer does not matter.
  func request(_ method: String, _ parameters: JSONValue) {
    let number = session.withLock { session in
      session.requests += 1
      return session.requests
    }
    send(["jsonrpc": "2.0", "id": .string("layout-preview-\(number)"), "method": .string(method), "params": parameters])
  }

  // MARK: Requests

  private func answer(_ id: JSONValue, _ method: String, _ parameters: JSONValue) {
    do throws(RPCError) {
      let stage = session.withLock(\.stage)
      guard stage != .ended else { throw .invalidRequest("the server was shut down") }
      guard (method == "initialize") == (stage == .new) else {
        throw method == "initialize"
          ? .invalidRequest("the server is initialized")
          : RPCError(code: -32002, message: "the server is not initialized")
      }
      if let work = try slowWork(method, parameters) {
        start(id, work)
      } else {
        send(RPCMessage.result(try result(method, parameters), of: id))
      }
    } catch {
      send(RPCMessage.error(error, of: id))
    }
  }

  private func result(_ method: String, _ parameters: JSONValue) throws(RPCError) -> JSONValue {
    switch method {
    case "initialize": return initialize(parameters)
    case "shutdown":
      session.withLock { $0.stage = .ended }
      return .null
    case "textDocument/inlayHint": return try hints(parameters)
    case "textDocument/definition": return try definitions(parameters)
    case "textDocument/references": return try references(parameters)
    case "textDocument/codeLens": return try lenses(parameters)
    default: throw .unknownMethod(method)
    }
  }

  /// Returns what answers a request that catalogs are asked for; `nil` for another one.
  private func slowWork(
    _ method: String, _ parameters: JSONValue
  ) throws(RPCError) -> (@Sendable () throws(RPCError) -> JSONValue)? {
    switch method {
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/codeAction": return try actions(parameters)
    case "workspace/executeCommand": return try command(parameters)
    default: return nil
    }
  }

  private func start(_ id: JSONValue, _ work: @escaping @Sendable () throws(RPCError) -> JSONValue) {
    let isNew = session.withLock { session in
      guard session.running[id] == nil else { return false }
      session.running[id] = false
      return true
    }
    guard isNew else {
      return send(RPCMessage.error(.invalidRequest("a request with this id is being answered"), of: id))
    }
    questions.async { [self] in
      let isCancelled = session.withLock { $0.running[id] ?? false }
      var answer = RPCMessage.error(RPCError(code: -32800, message: "the request was cancelled"), of: id)
      if !isCancelled {
        do throws(RPCError) {
          answer = RPCMessage.result(try work(), of: id)
        } catch {
          answer = RPCMessage.error(error, of: id)
        }
      }
      _ = session.withLock { $0.running.removeValue(forKey: id) }
      send(answer)
    }
  }

  // MARK: Notifications

  private func notice(_ method: String, _ parameters: JSONValue) {
    let stage = session.withLock(\.stage)
    guard stage == .started else { return }
    switch method {
    case "initialized": follow()
    case "$/cancelRequest":
      guard let id = parameters["id"] else { return }
      session.withLock { if $0.running[id] != nil { $0.running[id] = true } }
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    // The saved file is noticed where it is, as files are that another program writes.
    default: break
    }
  }

  private func follow() {
    let folder = session.withLock(\.folder)
    do {
      try host.start(folder) { [self] in reading.async { [self] in catalogsChanged() } }
    } catch {
      let failure = CommandFailure(error, next: "Open a folder with a package or with a catalog.")
      notify("window/logMessage", ["type": 3, "message": .string("\(failure.problem)\n\(failure.remedy)")])
    }
  }
}
