import LPAutoLayout
import Foundation
import Testing

@testable import LPSnapshots

/// Parts of a text that is set in several fonts.
struct TextRunTests {
  private func document(_ fonts: [(String, String, CGFloat)]) throws -> LayoutTextDocument {
    var fixture = Fixture()
    fixture.view("screen", "Screen", 0, 0, 375, 667)
    fixture.view("screen/title", "Label", 10, 10, 100, 20) { view in
      let runs = fonts.enumerated().map { index, part in
        var run = GlyphRun(font: part.1, size: part.2, glyphs: [1], positions: [.zero], text: part.0)
        run.run = index
        return run
      }
      let text = fonts.map(\.0).joined()
      let line = TextLine(text: text, x: 0, baseline: 15, width: 80, isTruncated: false, runs: runs)
      let block = TypesetText(
        size: CGSize(width: 80, height: 20), lines: [line], firstBaseline: 15, lastBaseline: 15)
      (view.content.text, view.content.textLines) = (text, [text])
      view.content.items = [.text(block, at: .zero, .black)]
    }
    return try LayoutTextDocument(fixture.result)
  }

  @Test("fonts are written where they differ, and read again")
  func written() throws {
    let mixed = try document([("say \"hi\" ", "Inter-Regular.otf", 17), ("b old", "My Font-Bold.ttf", 20.5)])
    let text = LayoutText.write(mixed)
    #expect(text.contains("\n    | run \"say \\\"hi\\\" \" Inter-Regular 17\n"))
    #expect(try LayoutText.read(text) == mixed)
    let plain = try document([("a ", "Inter-Regular.otf", 17), ("b", "Inter-Regular.otf", 17)])
    #expect(!LayoutText.write(plain).contains("| run"))
  }

  @Test("a part that gets another font is a change")
  func change() throws {
    let (old, new) = (
      try document([("a", "Inter-Regular.otf", 17), ("b", "Inter-Bold.otf", 17)]),
      try document([("a", "Inter-Regular.otf", 17), ("b", "Inter-Black.otf", 17)])
    )
    let kinds = ViewChanges(from: old.views[1], to: new.views[1], names: [:]).kinds
    guard kinds.count == 1, case .restyled(let from, let to) = kinds[0] else {
      Issue.record("the changes are \(kinds)")
      return
    }
    #expect(from.last?.font == "Inter-Bold" && to.last?.font == "Inter-Black")
  }

  @Test("a malformed part of a text is refused")
  func malformed() throws {
    let text = LayoutText.write(try document([("a", "Inter-Regular.otf", 17), ("b", "Inter-Bold.otf", 17)]))
    for part in ["| run \"b\" 17", "| run b Inter-Bold 17", "| run \"b\" Inter-Bold x"] {
      let wrong = text.replacingOccurrences(of: "| run \"b\" Inter-Bold 17", with: part)
      #expect(throws: LayoutTextError.self) { try LayoutText.read(wrong) }
    }
  }
}
