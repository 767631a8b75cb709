import BrowserDriver
import Foundation
import Testing
import ThreadTime

/// What `preview-syntax literals` says of two states of a source, and writes into one.
@Suite struct SourceLiteralsTests {
  private struct Answer: Decodable {
    struct Edit: Decodable, Equatable {
      let kind: String
      let line: Int
      let old: String
      let new: String
    }

    let edits: [Edit]?
    let text: String?
    let errors: [[String: JSON]]
  }

  private func answer(_ request: [String: JSON]) throws -> Answer {
    let process = Process()
    process.executableURL = CommandRun.buildFolder.appendingPathComponent("preview-syntax")
    process.arguments = ["literals"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.runWithinLimit()
    try input.fileHandleForWriting.write(contentsOf: try JSONEncoder().encode(request))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Answer.self, from: data)
  }

  private static let source = """
    let title = Label("Hello", style: .headline)
    screen.constrain {
      title.leading == screen.leading + 8
      title.trailing <= screen.trailing - 16 ~ 750
      title.width == 48
      title.height == 10...20
      title.top == screen.top * 2 + 4
    }
    """

  private func edits(_ old: String, _ new: String) throws -> [Answer.Edit]? {
    try answer(["old": .text(Self.source), "new": .text(Self.source.replacing(old, with: new))]).edits
  }

  @Test(arguments: [
    ("+ 8", "+ 24", "constant", 3, "8.0", "24.0"), ("- 16", "- 20.5", "constant", 4, "-16.0", "-20.5"),
    ("~ 750", "~ 800", "priority", 4, "750.0", "800.0"), ("== 48", "== 50", "constant", 5, "48.0", "50.0"),
    ("+ 4", "+ 5", "constant", 7, "4.0", "5.0"), ("\"Hello\"", "\"Goodbye\"", "text", 1, "Hello", "Goodbye"),
  ])
  func `a changed literal is told with its role and its line`(
    _ old: String, _ new: String, _ kind: String, _ line: Int, _ from: String, _ to: String
  ) throws {
    #expect(try edits(old, new) == [.init(kind: kind, line: line, old: from, new: to)])
  }

  @Test(arguments: [
    ("10...20", "10...30"), ("* 2", "* 3"), (".headline", ".body"), ("title.width", "title.height"), ("+ 8", "- 8"),
    ("+ 8", "+ 8 + 1"), ("\"Hello\"", "\"He\\(1)\""), ("== 48", "=="), ("== 48", "== 48 // half"),
  ])
  func `other changes are the compiler's`(_ old: String, _ new: String) throws { #expect(try edits(old, new) == nil) }

  @Test func `an unchanged source has no edits`() throws { #expect(try edits("+ 8", "+ 8") == []) }

  private func written(_ kind: String, _ line: Int, _ old: String, _ new: String) throws -> Answer {
    let edit: JSON = .object([
      "kind": .text(kind), "line": .number(Double(line)), "old": .text(old), "new": .text(new),
    ])
    return try answer(["old": .text(Self.source), "edits": .list([edit])])
  }

  @Test func `a value is written into its literal and nothing else changes`() throws {
    #expect(try written("constant", 3, "8", "12.5").text == Self.source.replacing("+ 8", with: "+ 12.5"))
    #expect(try written("constant", 4, "-16", "-20").text == Self.source.replacing("- 16", with: "- 20"))
    #expect(try written("priority", 4, "750", "999").text == Self.source.replacing("~ 750", with: "~ 999"))
    #expect(
      try written("text", 1, "Hello", #"a "b" \ c"#).text
        == Self.source.replacing("Hello", with: #"a \"b\" \\ c"#))
  }

  @Test func `a text with characters that end a line or that no source may have broke the source`() throws {
    #expect(
      try written("text", 1, "Hello", "a\r\u{0}b\u{2028}c\td\u{202E}").text
        == Self.source.replacing("Hello", with: #"a\r\u{0}b\u{2028}c\td\u{202e}"#))
  }

  @Test func `two edits of one literal were both written over it`() throws {
    let edits = ["1", "12345"].map { new in
      JSON.object([
        "kind": .text("constant"), "line": .number(3), "old": .text("8"), "new": .text(new),
      ])
    }
    let answer = try answer(["old": .text(Self.source), "edits": .list(edits)])
    #expect(answer.text == nil && answer.errors.count == 1)
  }

  @Test(arguments: [
    ("title.leading == screen.leading + 8", true), ("(a.top) <= b.bottom * 2 - 4.5 ~ .high", true),
    ("a.width == 10...20", true), ("a.top == -8 ~ 750", true), ("x", false), ("", false), ("a == b == c", false),
    ("let _ = { exit(1) }(); a.width == 1", false), ("a.width == exit(1)", false),
    ("a.width == 1; b.width == 2", false),
    ("a.width == { 1 }", false), ("a.width == 1 // why", false), ("a.width == 1\nb.width == 2", false),
    ("a.width == #line", false), ("a.width == b[0]", false), ("a.width = 1", false), (#"a.width == "x".count"#, false),
    ("a.width == 1 &+ 2", false), ("a.width == 1 }", false),
  ])
  func `any code was taken for the repair of a conflict`(_ code: String, _ isEquation: Bool) throws {
    let answer = try answer(["old": .text(Self.source), "edits": .list([]), "equations": .list([.text(code)])])
    #expect((answer.text != nil) == isEquation)
  }

  @Test(arguments: [
    ("constant", 3, "9", "12"), ("constant", 6, "10", "12"), ("constant", 3, "8", "-12"), ("constant", 3, "8", "many"),
    ("constant", 3, "8", "inf"), ("text", 2, "Hello", "x"),
  ])
  func `what is not written there is refused`(_ kind: String, _ line: Int, _ old: String, _ new: String) throws {
    let answer = try written(kind, line, old, new)
    #expect(answer.text == nil)
    #expect(answer.errors.count == 1)
  }
}
