package import Foundation

/// One HTTP request to this machine over a connection of its own. (FoundationNetworking rejects the driver's headers.)
package struct LoopbackRequest {
  private let port: Int
  private let method: String
  private let path: String
  private let body: Data?

  package init(port: Int, method: String, path: String, body: Data?) {
    (self.port, self.method, self.path, self.body) = (port, method, path, body)
  }

  /// Seconds.
  private static let patience = 60

  package func answer() throws -> (status: Int, body: Data) {
    let connection = try connect()
    defer { close(connection) }
    var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    if let body { head += "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n" }
    try write(Data((head + "\r\n").utf8) + (body ?? Data()), to: connection)
    return try read(from: connection)
  }

  private func connect() throws -> Int32 {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw failure("connect") }
    return connection
  }

  private func write(_ data: Data, to connection: Int32) throws {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw failure("send") }
      rest = rest.dropFirst(count)
    }
  }

  private func read(from connection: Int32) throws -> (status: Int, body: Data) {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let head = data.range(of: end), let length = Self.length(data[..<head.lowerBound]) {
        let body = data[head.upperBound...]
        if body.count >= length {
          let words = String(decoding: data.prefix(40), as: UTF8.self).split(separator: " ")
          return (words.count > 1 ? Int(words[1]) ?? 0 : 0, Data(body.prefix(length)))
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { throw failure("recv") }
      data.append(contentsOf: buffer[..<count])
    }
  }

  private static func length(_ head: Data) -> Int? {
    String(decoding: head, as: UTF8.self).lowercased().firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) }
  }

  private func failure(_ step: String) -> BrowserError {
    BrowserError(message: "\(method) \(path): \(step): \(String(cString: strerror(errno)))")
  }
}
