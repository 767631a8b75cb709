import Foundation
import LPLiveServer

/// What programs and pages send to the server of the live page, over a connection each.
enum LiveRequests {
  private static let token = "0123456789abcdef0123456789abcdef"
  private static let page = "this is the page"
  /// A plain reference: LeakSanitizer does not see one that is stored with the bits of a case.
  private static let server = try? LiveServer(port: 0, token: token, host: Host())

  /// Sends the bytes, in which `{port}` stands for the server's port, and reads the response.
  static func answer(_ bytes: [UInt8]) throws {
    guard let server else { return try promise(false, "no server can be started") }
    let request = bytes.replacing(Array("{port}".utf8), with: Array("\(server.port)".utf8))
    let response = exchange(request, server.port)
    if response.contains("text/event-stream") {
      // The server notices that the client has left when it writes.
      while server.clients > 0 { server.publish() }
    }
    if response.contains("HTTP/1.1 200") {
      try promise(String(decoding: request, as: UTF8.self).contains(token), "a request without the token is answered")
    } else {
      try promise(!response.contains(page), "a refusal has the page")
    }
    try promise(!response.contains("root:"), "a file of the machine is read")
  }

  /// Returns what comes back until the server closes the connection, or sends events.
  private static func exchange(_ request: [UInt8], _ port: Int) -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return "" }
    _ = request.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    shutdown(connection, Int32(SHUT_WR))
    var response: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(connection, &buffer, buffer.count, 0), count > 0 {
      response += buffer[..<count]
      if response.contains(Array("text/event-stream".utf8)) { break }
    }
    return String(decoding: response, as: UTF8.self)
  }

  private final class Host: LiveHost {
    let state = Data(#"{"number":1}"#.utf8)
    let page = Data(LiveRequests.page.utf8)

    func answer(_ question: String, _ body: Data) -> Data? { question == "layout" ? body : nil }
  }
}
