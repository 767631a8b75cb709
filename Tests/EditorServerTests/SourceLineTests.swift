import Testing

@testable import LPEditorServer

/// Lines of Swift, in which the compiler counts bytes and editors UTF-16.
@Suite struct SourceLineTests {
  @Test(arguments: [
    ("    name.top == 8", 5, 4), ("\tname.top", 2, 1), ("/* 👩🏽‍🚀 */ name.top == 8", 23, 14), ("é name", 4, 2), ("a", 1, 0),
    ("a", 99, 1), ("a", 0, 0),
  ])
  func `A column of the compiler becomes a character`(_ text: String, _ column: Int, _ character: Int) {
    #expect(SourceLine(text).character(ofColumn: column) == character)
  }

  @Test(arguments: [
    ("a == b // note", 6), ("a == b  ", 6), (#"Label("http://x") // y"#, 17), (#"Label("\"//") "#, 13), ("", 0),
    ("// x", 0),
  ])
  func `Code ends before a comment, but not at slashes in a text`(_ text: String, _ end: Int) {
    #expect(SourceLine(text).codeEnd == end)
  }

  @Test func `The word at a position and the relation of an equation are found`() {
    let line = SourceLine("  name.leading >= größe.trailing + 8")
    #expect(line.word(at: 3) == "name" && line.word(at: 6) == "name" && line.word(at: 7) == "leading")
    #expect(line.word(at: 18) == "größe" && line.word(at: 0) == nil && line.word(at: 900) == "8")
    #expect(line.relation == 15)
    #expect(SourceLine("let a = b").relation == nil)
    let call = SourceLine("let a = UI.Label(\"x\") + (3)")
    #expect(call.callStart(16) == 8 && call.callStart(24) == 24 && call.callStart(2) == 2)
  }
}
