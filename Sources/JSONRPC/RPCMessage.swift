package import Foundation

/// A message of a client: a request, a notification, or the answer to a request of the server.
package enum RPCMessage: Hashable, Sendable {
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  case response(id: JSONValue)

  /// - Throws: `Malformed` with the id to answer to, where the message has one.
  package init(_ line: Data) throws(Malformed) {
    guard let value = try? JSONValue(line) else {
      throw Malformed(id: .null, error: .parse("the message is not JSON"))
    }
    guard let members = value.object else {
      throw Malformed(id: .null, error: .invalidRequest("a message is an object, and batches are not supported"))
    }
    let id = members["id"]
    let answerable = id.flatMap { $0.string != nil || $0.number != nil ? $0 : nil }
    guard members["jsonrpc"] == "2.0" else {
      throw Malformed(id: answerable ?? .null, error: .invalidRequest("'jsonrpc' has to be \"2.0\""))
    }
    guard id == nil || answerable != nil else {
      throw Malformed(id: .null, error: .invalidRequest("'id' has to be a string or a number"))
    }
    guard let method = members["method"] else {
      guard let answerable, members["result"] != nil || members["error"] != nil else {
        throw Malformed(id: answerable ?? .null, error: .invalidRequest("the message has no 'method'"))
      }
      self = .response(id: answerable)
      return
    }
    // Some clients write that there are none.
    let parameters = members["params"].flatMap { $0 == .null ? nil : $0 } ?? .object([:])
    guard let method = method.string, parameters.object != nil else {
      throw Malformed(
        id: answerable ?? .null,
        error: .invalidRequest("'method' has to be a string, and 'params' an object"))
    }
    self =
      answerable.map { .request(id: $0, method: method, parameters: parameters) }
      ?? .notification(method: method, parameters: parameters)
  }

  /// A message that cannot be carried out.
  package struct Malformed: Error, Hashable {
    package let id: JSONValue
    package let error: RPCError
  }

  package static func result(_ value: JSONValue, of id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": value]
  }

  package static func error(_ error: RPCError, of id: JSONValue) -> JSONValue {
    var members: [String: JSONValue] = [
      "code": .number(Double(error.code)), "message": .string(error.message),
    ]
    members["data"] = error.data
    return ["jsonrpc": "2.0", "id": id, "error": .object(members)]
  }

  package static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}

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
