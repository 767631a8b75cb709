import Foundation
import Testing

@testable import LPJSONRPC

/// Messages as clients send them, whole and broken.
@Suite struct RPCMessageTests {
  private func read(_ text: String) throws(RPCMessage.Malformed) -> RPCMessage { try RPCMessage(Data(text.utf8)) }

  @Test func `Requests, notifications and responses are told apart`() throws {
    #expect(
      try read(#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#)
        == .request(id: "a", method: "ping", parameters: [:]))
    #expect(
      try read(#"{"jsonrpc":"2.0","id":7,"method":"m","params":{"x":[1,2.5,null,true]}}"#)
        == .request(id: 7, method: "m", parameters: ["x": [1, .number(2.5), .null, true]]))
    #expect(
      try read(#"{"jsonrpc":"2.0","method":"n","params":{}}"#) == .notification(method: "n", parameters: [:]))
    #expect(try read(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == .response(id: 1))
  }

  @Test(arguments: [
    ("{", -32700, JSONValue.null), ("\u{0}", -32700, .null), ("[]", -32600, .null), ("3", -32600, .null),
    (#"{"id":1,"method":"m"}"#, -32600, 1), (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600, 1), (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600, 1),
    (#"{"jsonrpc":"2.0","id":1,"method":"m","params":[]}"#, -32600, 1),
  ])
  func `A broken message is answered with the error's number and its own id`(
    _ text: String, _ code: Int, _ id: JSONValue
  ) {
    #expect(throws: RPCMessage.Malformed.self) { try read(text) }
    do { _ = try read(text) } catch { #expect(error.error.code == code && error.id == id) }
  }

  @Test func `Bytes that are no UTF-8 are no JSON`() {
    #expect(throws: RPCMessage.Malformed.self) { try RPCMessage(Data([0x7B, 0xFF, 0x7D])) }
  }

  @Test(arguments: [9_007_199_254_740_993, -9_223_372_036_854_775_808, 9_223_372_036_854_775_807, 7])
  func `an id beyond 2^53 came back changed`(_ id: Int) throws {
    guard case .request(let read, _, _) = try read(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#) else {
      Issue.record("not a request")
      return
    }
    #expect(String(decoding: RPCMessage.result([:], of: read).data, as: UTF8.self).contains("\"id\":\(id)"))
  }

  @Test func `A message is one line`() throws {
    let data = RPCMessage.result(["text": "a\nb"], of: 1).data
    #expect(!data.contains(UInt8(ascii: "\n")))
    #expect(try JSONValue(data)["result"]?["text"] == "a\nb")
  }
}
