import Foundation
import Testing

@testable import LPJSONRPC

/// Lines read from a descriptor.
@Suite struct MessageLinesTests {
  private func lines(_ data: Data, limit: Int = 100) throws -> [MessageLines.Line] {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)").path
    try data.write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var lines = MessageLines(descriptor, limit: limit)
    return Array(AnyIterator { lines.next() })
  }

  private func message(_ text: String) -> MessageLines.Line { .message(Data(text.utf8)) }

  @Test func `Lines end with line feeds, and blank ones are passed over`() throws {
    #expect(try lines(Data("one\n\n \r\ntwo\r\n".utf8)) == [message("one"), message("two\r")])
    #expect(try lines(Data("\0\u{1}\n".utf8)) == [message("\0\u{1}")], "no text, and malformed")
    #expect(try lines(Data()) == [])
  }

  @Test func `A line that is cut off at the end still comes`() throws {
    #expect(try lines(Data("one\ntw".utf8)) == [message("one"), message("tw")])
  }

  @Test func `A line that is too long is dropped, and the next one is read`() throws {
    let long = String(repeating: "x", count: 200_000)
    #expect(try lines(Data("\(long)\nnext\n".utf8)) == [.tooLong, message("next")])
    #expect(try lines(Data("a\n\(long)".utf8)) == [message("a")])
  }
}
