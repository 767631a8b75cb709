package import Foundation

/// The server of the live page: the page itself, events, and answers to what the page asks.
///
/// Paths name questions, never files, so that nothing outside of them can be read.
package final class LiveServer: Sendable {
  private let server: HTTPServer
  private let events: EventStream
  private let host: any LiveHost
  private let token: String

  /// - Parameters:
  ///   - patience: the seconds after which a silent client is disconnected.
  ///   - admission: the seconds in which a client has to send a request with the token.
  /// - Throws: `CommandFailure` if the port is taken.
  package init(port: Int, token: String, host: any LiveHost, patience: Int = 30, admission: Double = 5) throws {
    (self.host, self.token) = (host, token)
    let events = EventStream()
    self.events = events
    let known = BoundPort()
    server = try HTTPServer(
      port: port, patience: patience, admission: admission, events: events,
      refuse: { request in
        let admission = RequestGuard(port: known.number, token: token)
          .admit(method: request.method, path: request.path, headers: request.headers)
        guard case .failure(let refusal) = admission else { return nil }
        return .refusal(refusal.status, refusal.reason)
      },
      answer: { Self.answer($0, host, events) })
    known.number = server.port
  }

  /// The address to open, which contains the token.
  package var address: String { "http://127.0.0.1:\(server.port)/\(token)/" }
  package var port: Int { server.port }
  package var clients: Int { events.count }

  /// Sends the host's state to every page.
  package func publish() { events.send("state", host.state) }

  package func stop() { server.stop() }

  /// Answers a request that the guard has admitted: its path begins with the token.
  private static func answer(_ request: HTTPRequest, _ host: any LiveHost, _ events: EventStream) -> HTTPResponse {
    let question = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true).dropFirst().first
    switch (request.method, question.map(String.init)) {
    case ("GET", nil): return HTTPResponse(200, .body(host.page, type: "text/html; charset=utf-8"))
    case ("GET", "events"): return HTTPResponse(200, .events(events.subscribe("state") { host.state }))
    case ("POST", "cursor"?):
      let answer = host.answer("cursor", request.body)
      // Every page follows the editor.
      events.send("state", host.state)
      return answer.map { .json($0) } ?? .refusal(404, "there is no such question")
    case ("POST", let question?):
      return host.answer(question, request.body).map { .json($0) } ?? .refusal(404, "there is no such question")
    default: return .refusal(404, "there is no such page")
    }
  }
}

/// The port, which is known only once the server runs. Requests before that are refused.
private final class BoundPort: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var number: Int {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}

/// The catalogs, for the page's server: a state, and answers to questions about it.
package protocol LiveHost: Sendable {
  /// The state that the page shows besides layouts, as one line of JSON.
  var state: Data { get }
  /// The page's HTML.
  var page: Data { get }
  /// Returns the answer to a question of the page; `nil` if there is no such question.
  func answer(_ question: String, _ body: Data) -> Data?
}
