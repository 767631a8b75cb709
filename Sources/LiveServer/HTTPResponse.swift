package import Foundation

/// The response to a request: a body, or events for as long as the client listens.
package struct HTTPResponse: Sendable {
  package enum Content: Sendable {
    case body(Data, type: String)
    case events(EventStream.Subscriber)
  }

  package let status: Int
  package let content: Content

  package init(_ status: Int, _ content: Content) { (self.status, self.content) = (status, content) }

  package static func json(_ data: Data, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, .body(data, type: "application/json"))
  }

  /// A refusal with its reason as text.
  package static func refusal(_ status: Int, _ reason: String) -> HTTPResponse {
    HTTPResponse(status, .body(Data("\(reason)\n".utf8), type: "text/plain; charset=utf-8"))
  }
}
