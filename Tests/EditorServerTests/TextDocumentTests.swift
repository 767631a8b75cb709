import Testing

@testable import LPEditorServer

/// Texts whose positions are in UTF-16.
@Suite struct TextDocumentTests {
  private func range(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> TextRange {
    TextRange(TextPosition(line: a, character: b), TextPosition(line: c, character: d))
  }

  @Test(arguments: [
    ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b", ""]), ("a\rb", ["a", "b"]), ("", [""]), ("\n", ["", ""]),
    ("\r\n", ["", ""]), ("👩🏽‍🚀\n\té", ["👩🏽‍🚀", "\té"]),
  ])
  func `Lines end as any system ends them`(_ text: String, _ lines: [String]) {
    #expect(TextDocument(text).lines == lines)
  }

  @Test func `A change counts an emoji outside the basic plane as two`() {
    var document = TextDocument("let a = \"👋\" // x\nnext")
    document.replace(range(0, 11, 0, 12), by: "\"!")
    #expect(document.lines == ["let a = \"👋\"! // x", "next"])
    document.replace(range(0, 9, 0, 11), by: "🚀🚀")
    #expect(document.line(0) == "let a = \"🚀🚀\"! // x")
  }

  @Test func `Changes over lines and positions beyond the ends are taken at the ends`() {
    var document = TextDocument("one\r\ntwo\r\nthree")
    document.replace(range(0, 99, 1, 1), by: "-")
    #expect(document.lines == ["one-wo", "three"])
    document.replace(range(7, 0, 9, 9), by: "!")
    #expect(document.lines == ["one-wo", "three!"])
    document.replace(range(0, Int.max, 0, Int.max), by: "?")
    #expect(document.line(0) == "one-wo?")
  }

  @Test func `A change that divides a character leaves a text`() {
    var document = TextDocument("👋")
    document.replace(range(0, 1, 0, 2), by: "")
    #expect(document.lines.count == 1 && !document.line(0).isEmpty)
  }
}
