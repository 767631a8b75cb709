package import Foundation

/// A request to the server, read as a whole.
package struct HTTPRequest: Sendable {
  package let method: String
  /// The path with its escapes resolved, without the query.
  package let path: String
  /// The headers by name in lower case.
  package let headers: [String: String]
  package let body: Data

  package init(method: String, path: String, headers: [String: String] = [:], body: Data = Data()) {
    (self.method, self.path, self.headers, self.body) = (method, path, headers, body)
  }
}
