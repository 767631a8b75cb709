import BrowserDriver
import Foundation
import Testing

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
    try process.run()
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
