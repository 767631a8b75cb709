import Foundation
import LPSupport
import Testing

@testable import LPLiveServer

/// The server as clients of every kind meet it, over sockets.
@Suite struct LiveServerTests {
  private final class Host: LiveHost {
    let state = Data(#"{"number":1}"#.utf8)
    let page = Data("<p>page</p>".utf8)
    let asked = Locked<[String]>([])

    func answer(_ question: String, _ body: Data) -> Data? {
      asked.withLock { $0.append(question) }
      return question == "layout" ? body : nil
    }
  }

  private static let token = "0123456789abcdef0123456789abcdef"
  private let host = Host()

  private func serving(_ body: (LiveServer, Int) throws -> Void) throws {
    let server = try LiveServer(port: 0, token: Self.token, host: host)
    defer { server.stop() }
    try body(server, server.port)
  }

  /// Returns a socket that is connected to the server; -1 without one.
  private func connected(_ port: Int) -> Int32 {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isConnected { return connection }
    close(connection)
    return -1
  }

  /// Sends bytes and returns what comes back until the server closes, or for two seconds.
  ///
  /// - Parameter isAll: whether the client closes its side of the connection after the request.
  private func exchange(
    _ text: some Collection<UInt8>, _ port: Int, seconds: Double = 2, isAll: Bool = false
  ) -> String {
    let connection = connected(port)
    guard connection >= 0 else { return "no connection" }
    defer { close(connection) }
    var limit = timeval(tv_sec: Int(seconds), tv_usec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e6))
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    let bytes = Array(text)
    _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    if isAll { shutdown(connection, Int32(SHUT_WR)) }
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(connection, &buffer, buffer.count, 0), count > 0 {
      answer.append(contentsOf: buffer[..<count])
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private func request(
    _ line: String, _ port: Int, headers: [String] = [], body: String = "", host: String? = nil, seconds: Double = 2
  ) -> String {
    let lines = ["\(line) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + headers
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    return exchange(((lines + length).joined(separator: "\r\n") + "\r\n\r\n" + body).utf8, port, seconds: seconds)
  }

  private let json = ["Content-Type: application/json"]

  @Test func `the page, events and questions are answered`() throws {
    try serving { server, port in
      #expect(server.address == "http://127.0.0.1:\(port)/\(Self.token)/")
      let page = request("GET /\(Self.token)/", port)
      #expect(page.hasPrefix("HTTP/1.1 200"))
      #expect(page.hasSuffix("<p>page</p>"))
      for header in ["Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"] {
        #expect(page.contains(header))
      }
      #expect(!page.contains("Access-Control"))
      let answer = request("POST /\(Self.token)/layout", port, headers: json, body: #"{"preview":0}"#)
      #expect(answer.hasSuffix(#"{"preview":0}"#))
      #expect(request("POST /\(Self.token)/nothing", port, headers: json, body: "{}").hasPrefix("HTTP/1.1 404"))
      let events = request("GET /\(Self.token)/events", port, seconds: 1)
      #expect(events.contains("event: state\ndata: {\"number\":1}\n\n"))
    }
  }

  @Test func `every listener is told a new state, and one that left is forgotten`() throws {
    try serving { server, port in
      let heard = Locked<[String]>([])
      let ended = DispatchSemaphore(value: 0)
      for _ in 0..<2 {
        Thread { [self] in
          let text = request("GET /\(Self.token)/events", port)
          heard.withLock { $0.append(text) }
          ended.signal()
        }.start()
      }
      for _ in 0..<60_000 where server.clients < 2 { usleep(1000) }
      server.publish()
      for _ in 0..<2 { #expect(ended.wait(timeout: .now() + 60) == .success) }
      #expect(heard.withLock(\.count) == 2)
      #expect(heard.withLock { $0 }.allSatisfy { $0.components(separatedBy: "event: state").count == 3 })
    }
  }

  @Test func `idle connections kept the page out`() throws {
    let server = try LiveServer(port: 0, token: Self.token, host: host, admission: 1)
    defer { server.stop() }
    let idle = (0..<300).map { _ in connected(server.port) }
    defer { for connection in idle { close(connection) } }
    #expect(idle.allSatisfy { $0 >= 0 && send($0, "G", 1, Int32(MSG_NOSIGNAL)) == 1 })
    #expect(request("GET /\(Self.token)/", server.port).hasPrefix("HTTP/1.1 200"))
    // Each is ended, although it is never silent for long.
    var ended = 0
    for _ in 0..<600 where ended < idle.count {
      ended = idle.count { connection in
        _ = send(connection, "E", 1, Int32(MSG_NOSIGNAL))
        var byte: UInt8 = 0
        return recv(connection, &byte, 1, Int32(MSG_DONTWAIT)) == 0 || ![EAGAIN, EWOULDBLOCK].contains(errno)
      }
      usleep(100_000)
    }
    #expect(ended == idle.count)
  }

  @Test func `nothing outside is read, in whatever way a path is written`() throws {
    try serving { _, port in
      let steps = ["..", "%2e%2e", "%252e%252e", "..%2f..", "..%5c..", "%c0%ae%c0%ae", "..;", "....//", "%00"]
      for step in steps {
        for path in ["/\(step)/etc/passwd", "/\(Self.token)/\(step)/etc/passwd", "/\(Self.token)/\(step)"] {
          let answer = request("GET \(path)", port)
          #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasSuffix("<p>page</p>"), "\(path)")
          #expect(!answer.contains("root:"))
        }
      }
    }
  }

  @Test func `other origins, wrong tokens and hosts, and long bodies are refused before they are read`() throws {
    try serving { _, port in
      let question = "POST /\(Self.token)/layout"
      #expect(request(question, port, headers: json, body: "{}", host: "evil.example").hasPrefix("HTTP/1.1 403"))
      let foreign = json + ["Origin: http://evil.example"]
      #expect(request(question, port, headers: foreign, body: "{}").hasPrefix("HTTP/1.1 403"))
      #expect(request("POST /wrong/layout", port, headers: json, body: "{}").hasPrefix("HTTP/1.1 404"))
      let long = json + ["Content-Length: 1000000000"]
      #expect(request(question, port, headers: long).hasPrefix("HTTP/1.1 413"))
      // A body without a length, chunk by chunk.
      let chunk = String(repeating: "x", count: 0x10000)
      let chunks = String(repeating: "10000\r\n\(chunk)\r\n", count: 100)
      let endless =
        "\(question) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n"
      #expect(!exchange((endless + chunks).utf8, port).contains("200"))
      #expect(host.asked.withLock { $0 }.isEmpty)
      #expect(request("GET /\(Self.token)/", port).hasPrefix("HTTP/1.1 200"))
    }
  }

  /// `LIVE_REQUESTS=50000` runs the long form.
  private static let fuzzedRequests = ProcessInfo.processInfo.environment["LIVE_REQUESTS"].flatMap { Int($0) } ?? 800

  @Test func `fuzzed requests are refused and the server lives`() throws {
    try serving { _, port in
      let type = "Content-Type: application/json"
      let seeds = [
        "POST /\(Self.token)/layout HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(type)\r\nContent-Length: 2\r\n\r\n{}",
        "GET /\(Self.token)/../../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n",
        "POST /\(Self.token)/%2e%2e%2fetc%2fpasswd HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(type)\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        "GET /\(Self.token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n\r\n",
      ].map { Array($0.utf8) }
      let words = ["..", "%00", "\r\n", ":", "4294967296", "-1", "{", "\"", "/", "?", "\u{0}", "HTTP/9.9"]
      let wrong = Locked<[String]>([])
      let threads = 8
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        var random = SplitMix64(seed: UInt64(20 + thread))
        for _ in 0..<Self.fuzzedRequests / threads {
          var bytes = seeds.randomElement(using: &random)!
          for _ in 0..<Int.random(in: 1...8, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
            default: bytes.insert(contentsOf: words.randomElement(using: &random)!.utf8, at: place)
            }
          }
          let answer = exchange(bytes, port, seconds: 0.5, isAll: true)
          let isKnown = answer.isEmpty || answer.hasPrefix("HTTP/1.1 ") || answer.hasPrefix("HTTP/1.0 ")
          if !isKnown || answer.contains("root:") { wrong.withLock { $0.append("\(bytes): \(answer)") } }
        }
      }
      #expect(wrong.withLock { $0 } == [])
      #expect(request("GET /\(Self.token)/", port).hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `a client that says nothing, or only half of a request, is disconnected`() throws {
    let server = try LiveServer(port: 0, token: Self.token, host: host, patience: 1)
    defer { server.stop() }
    for text in ["", "POST /\(Self.token)/layout HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Le"] {
      let start = ContinuousClock.now
      _ = exchange(text.utf8, server.port, seconds: 20)
      #expect(start.duration(to: .now) < .seconds(20))
    }
    #expect(request("GET /\(Self.token)/", server.port).hasPrefix("HTTP/1.1 200"))
  }

  @Test func `a port that is taken is an error that says so`() throws {
    try serving { _, port in
      #expect(throws: (any Error).self) { try LiveServer(port: port, token: Self.token, host: host) }
    }
  }

  @Test func `stopping ends listeners at once`() throws {
    let server = try LiveServer(port: 0, token: Self.token, host: host)
    let port = server.port
    let thread = Thread { [self] in _ = request("GET /\(Self.token)/events", port, seconds: 20) }
    thread.start()
    for _ in 0..<60_000 where server.clients == 0 { usleep(1000) }
    let start = ContinuousClock.now
    server.stop()
    #expect(start.duration(to: .now) < .seconds(5))
  }
}
