import Foundation

/// Decides which requests are answered: those from this machine's own page that know the token.
///
/// A page of another site can send requests to loopback addresses, and by a name that it controls (DNS rebinding) even
/// read the answers. It cannot forge the headers `Host` and `Origin`, and does not know the token.
package struct RequestGuard: Sendable {
  private let hosts: Set<String>
  private let token: String

  /// The longest body of a request in bytes.
  package static let bodyLimit = 4_000_000

  package init(port: Int, token: String) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.token = token
  }

  /// Returns the part of the path after the token, or the refusal.
  package func admit(method: String, path: String, headers: [String: String]) -> Result<String, Refusal> {
    guard let host = headers["host"]?.lowercased(), hosts.contains(host) else {
      return .failure(Refusal(403, "the header Host names another server"))
    }
    if let origin = headers["origin"], !hosts.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return .failure(Refusal(403, "requests of other origins are refused"))
    }
    if let site = headers["sec-fetch-site"], site != "same-origin", site != "none" {
      return .failure(Refusal(403, "requests of other sites are refused"))
    }
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, Self.isEqual(String(parts[1]), token) else {
      return .failure(Refusal(404, "open the address that 'preview watch' prints"))
    }
    guard method == "GET" || method == "POST" else { return .failure(Refusal(405, "use GET or POST")) }
    if method == "POST", headers["content-type"]?.lowercased().hasPrefix("application/json") != true {
      return .failure(Refusal(415, "the body has to be JSON"))
    }
    if let length = headers["content-length"], (Int(length) ?? .max) > Self.bodyLimit {
      return .failure(Refusal(413, "the body is longer than \(Self.bodyLimit) bytes"))
    }
    return .success(String(parts[2]))
  }

  package struct Refusal: Error, Hashable {
    package let status: Int
    package let reason: String

    init(_ status: Int, _ reason: String) { (self.status, self.reason) = (status, reason) }
  }

  /// Compares in a time that does not depend on where the texts differ.
  private static func isEqual(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns a new token: 128 random bits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(format: "%016lx", UInt(generator.next())) }.joined()
  }
}
