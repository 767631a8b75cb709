/// An error of JSON-RPC 2.0.
package struct RPCError: Error, Hashable, Sendable {
  package let code: Int
  package let message: String
  package let data: JSONValue?

  package init(code: Int, message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The text is not JSON.
  package static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
  /// The JSON is no request.
  package static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
  package static func unknownMethod(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "there is no method '\(method)'")
  }
  package static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }
}
