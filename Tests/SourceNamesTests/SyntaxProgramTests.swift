import Foundation
import Testing

@testable import LPSourceNames

/// `preview-syntax` answers whatever it is given.
@Suite struct SyntaxProgramTests {
  @Test func `Errors have line and column, and the next request is answered`() throws {
    let answers = try SyntaxProgram.answers([
      SyntaxProgram.request("let a = Label(\"x\"\nlet b = 1"), SyntaxProgram.request("let a = Label(\"x\")"),
    ])
    #expect(answers.count == 2)
    let error = try #require(answers[0].errors.first)
    #expect(error.line == 1 && error.column == 18 && error.message.contains("')'"), "\(error)")
    #expect(answers[1].errors.isEmpty && answers[1].names == [.init(line: 1, column: 14, name: "a")])
  }

  @Test func `Malformed requests, and files that are missing or not UTF-8, are answered with a message`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([0x6C, 0xFF, 0xFE, 0x0A]).write(to: file)
    let answers = try SyntaxProgram.answers([
      "{", "[1]", #"{"file":"/nowhere/A.swift"}"#, "{\"file\":\"\(file.path)\"}",
    ])
    #expect(
      answers.map { $0.errors.first?.message } == [
        "malformed request: expected an object with the key 'file'",
        "malformed request: expected an object with the key 'file'", "/nowhere/A.swift cannot be read",
        "\(file.path) is not UTF-8 text",
      ])
  }

  @Test func `Huge and deeply nested sources are answered`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: UInt8(ascii: "("), count: 4_000_001).write(to: file)
    let deep = String(repeating: "([{", count: 50_000)
    let answers = try SyntaxProgram.answers(["{\"file\":\"\(file.path)\"}", SyntaxProgram.request(deep)])
    #expect(answers[0].errors.first?.message == "\(file.path) has 4000001 bytes, more than the 4000000 that are read")
    #expect(answers[1].errors.isEmpty == false)
  }
}
