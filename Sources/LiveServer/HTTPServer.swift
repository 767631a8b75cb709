import LPCMicrohttpd
import Foundation
import LPSupport

/// An HTTP server on the loopback address, each connection in a thread of its own (GNU libmicrohttpd).
package final class HTTPServer: @unchecked Sendable {
  private static let connections: UInt32 = 512
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse
  /// Returns the refusal of a request whose body is not worth reading.
  private let refuse: @Sendable (HTTPRequest) -> HTTPResponse?
  private let events: EventStream
  private let admission: Double
  private var daemon: OpaquePointer?
  /// The connections of which no request was admitted, by descriptor, each with the time when it began.
  private let waiting = Locked<[Int32: Date]>([:])
  /// Ends late connections; made once the server runs, since a timer that never ran cannot be released.
  private var deadlines: (any DispatchSourceTimer)?
  package private(set) var port = 0

  /// - Parameters:
  ///   - port: the port, or 0 for any that is free.
  ///   - patience: the seconds after which a silent client is disconnected.
  ///   - admission: the seconds in which a client has to send a request that is admitted. A client that sends a byte
  ///     now and then keeps no place from those that do.
  ///   - refuse: is called before the body is read.
  ///   - answer: is called in several threads.
  /// - Throws: `CommandFailure` if the port is taken.
  package init(
    port: Int, patience: Int, admission: Double, events: EventStream,
    refuse: @escaping @Sendable (HTTPRequest) -> HTTPResponse?,
    answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws {
    (self.answer, self.refuse, self.events, self.admission) = (answer, refuse, events, admission)
    // The server outlives its daemon: `stop` waits for all connections.
    let context = Unmanaged.passUnretained(self).toOpaque()
    daemon = http_start(
      UInt16(port), Self.handler, Self.completed, Self.changed, context, Self.connections, UInt32(patience))
    guard let daemon else {
      throw CommandFailure(
        "no server can be started on 127.0.0.1\(port == 0 ? "" : ", port \(port)"): \(String(cString: strerror(errno)))",
        remedy: "Name another port with --port, or omit the option to use any free one, then run the command again.")
    }
    self.port = Int(http_port(daemon))
    let deadlines = DispatchSource.makeTimerSource(queue: .global())
    self.deadlines = deadlines
    deadlines.schedule(deadline: .now() + 1, repeating: 1)
    deadlines.setEventHandler { [weak self] in self?.endLateConnections() }
    deadlines.activate()
  }

  /// Ends all connections.
  package func stop() {
    events.close()
    deadlines?.cancel()
    guard let daemon else { return }
    MHD_stop_daemon(daemon)
    self.daemon = nil
  }

  // MARK: Connections

  private func endLateConnections() {
    let latest = Date(timeIntervalSinceNow: -admission)
    // The descriptor is not closed, and not another connection's, before it has left the list.
    waiting.withLock { waiting in
      for (descriptor, start) in waiting where start < latest { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  private static let changed: MHD_NotifyConnectionCallback = { context, connection, _, change in
    guard let context, let connection else { return }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let descriptor = http_descriptor(connection)
    // MHD_CONNECTION_NOTIFY_STARTED, which Swift does not see.
    server.waiting.withLock { $0[descriptor] = change.rawValue == 0 ? Date() : nil }
  }

  // MARK: Requests

  /// A request whose body is being read.
  private final class Reading {
    var body = Data()
    var subscriber: EventStream.Subscriber?
  }

  private static let handler: MHD_AccessHandlerCallback = { context, connection, url, method, _, bytes, count, state in
    guard let context, let connection, let url, let method, let count, let state else { return .NO }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    func request(_ body: Data) -> HTTPRequest {
      HTTPRequest(
        method: String(cString: method), path: String(cString: url), headers: HTTPServer.headers(of: connection),
        body: body)
    }
    guard let known = state.pointee else {
      let reading = Reading()
      state.pointee = Unmanaged.passRetained(reading).toOpaque()
      guard let refusal = server.refuse(request(Data())) else {
        server.waiting.withLock { $0[http_descriptor(connection)] = nil }
        return .YES
      }
      return server.send(refusal, over: connection, reading)
    }
    let reading = Unmanaged<Reading>.fromOpaque(known).takeUnretainedValue()
    if count.pointee > 0 {
      if reading.body.count + count.pointee > RequestGuard.bodyLimit {
        // A response cannot be sent before the body's end; this ends the connection instead.
        return .NO
      }
      if let bytes { reading.body.append(Data(bytes: bytes, count: count.pointee)) }
      count.pointee = 0
      return .YES
    }
    return server.send(server.answer(request(reading.body)), over: connection, reading)
  }

  private static let completed: MHD_RequestCompletedCallback = { context, _, state, _ in
    guard let context, let state, let known = state.pointee else { return }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let reading = Unmanaged<Reading>.fromOpaque(known).takeRetainedValue()
    if let subscriber = reading.subscriber { server.events.remove(subscriber) }
    state.pointee = nil
  }

  private static func headers(of connection: OpaquePointer) -> [String: String] {
    let names = [
      "Host", "Origin", "Sec-Fetch-Site", "Content-Type", "Content-Length", "Accept-Encoding",
    ]
    return names.reduce(into: [:]) { headers, name in
      if let value = http_header(connection, name) {
        headers[name.lowercased()] = String(cString: value)
      }
    }
  }

  // MARK: Responses

  private static let fixedHeaders = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
  ]

  private func send(_ answer: HTTPResponse, over connection: OpaquePointer, _ reading: Reading) -> MHD_Result {
    let response: OpaquePointer?
    let type: String
    switch answer.content {
    case .body(let data, let given):
      type = given
      response = data.withUnsafeBytes { http_response($0.baseAddress, $0.count) }
    case .events(let subscriber):
      type = "text/event-stream"
      reading.subscriber = subscriber
      response = MHD_create_response_from_callback(
        .max, 16_384, Self.reader, Unmanaged.passRetained(subscriber).toOpaque(),
        { if let context = $0 { Unmanaged<EventStream.Subscriber>.fromOpaque(context).release() } })
    }
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    for (name, value) in Self.fixedHeaders + [("Content-Type", type)] {
      MHD_add_response_header(response, name, value)
    }
    return MHD_queue_response(connection, UInt32(answer.status), response)
  }

  private static let reader: MHD_ContentReaderCallback = { context, _, buffer, limit in
    guard let context, let buffer else { return -1 }
    let subscriber = Unmanaged<EventStream.Subscriber>.fromOpaque(context).takeUnretainedValue()
    guard let data = subscriber.next(limit) else { return -1 }
    data.copyBytes(to: UnsafeMutableRawBufferPointer(start: buffer, count: limit))
    return data.count
  }
}
