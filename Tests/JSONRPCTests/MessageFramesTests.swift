import Foundation
import Testing

@testable import LPJSONRPC

/// Messages with headers, read from a descriptor.
@Suite struct MessageFramesTests {
  private func frames(_ data: Data, limit: Int = 100) throws -> [MessageFrames.Frame] {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)").path
    try data.write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var frames = MessageFrames(descriptor, limit: limit)
    return Array(AnyIterator { frames.next() })
  }

  private func frames(_ text: String, limit: Int = 100) throws -> [MessageFrames.Frame] {
    try frames(Data(text.utf8), limit: limit)
  }

  private func message(_ text: String) -> MessageFrames.Frame { .message(Data(text.utf8)) }

  @Test func `Messages follow each other, and what is framed is read`() throws {
    #expect(try frames("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]") == [message("{}"), message("[1]")])
    #expect(try frames(MessageFrames.framed(Data("é".utf8))) == [message("é")], "the length is in bytes")
    #expect(try frames("") == [])
  }

  @Test func `A header may have other fields, in any case and with spaces`() throws {
    let header = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:\t 2  \r\n\r\n"
    #expect(try frames(header + "{}") == [message("{}")])
  }

  @Test(arguments: ["Content-Length: -2", "Content-Length: two", "Content-Length:", "Length: 2", "Content-Length: 2x"])
  func `A header without a length is an error, and the next message is read`(_ header: String) throws {
    let found = try frames("\(header)\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(found.count == 2 && found.last == message("{}"))
    if case .message? = found.first { Issue.record("\(found)") }
  }

  @Test func `A message that is too long is dropped, and the next one is read`() throws {
    let long = String(repeating: "x", count: 200_000)
    let found = try frames("Content-Length: 200000\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}")
    #expect(found == [.malformed("the message is longer than 100 bytes"), message("{}")])
  }

  @Test func `A length that no message has does not swallow what follows`() throws {
    let found = try frames("Content-Length: 9223372036854775807\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(found == [.malformed("the message is longer than 100 bytes"), message("{}")])
    #expect(try frames("Content-Length: 99999999999999999999\r\n\r\n").count == 1)
  }

  @Test func `Input that ends within a message or a header is an error`() throws {
    #expect(try frames("Content-Length: 20\r\n\r\n{}") == [.malformed("the input ends within a message")])
    #expect(try frames("Content-Le") == [.malformed("the input ends within a header")])
  }

  @Test func `Without a header, everything up to the next one is dropped`() throws {
    let noise = String(repeating: "noise ", count: 2000)
    let found = try frames("\(noise)Content-Length: 2\r\n\r\n{}")
    #expect(found.last == message("{}"))
    #expect(found.count < 5)
  }
}
