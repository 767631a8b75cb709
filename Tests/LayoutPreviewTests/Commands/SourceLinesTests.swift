import BrowserDriver
import Foundation
import Testing
import ThreadTime

/// What `preview-syntax lines` writes into `constraints` closures.
@Suite struct SourceLinesTests {
  private struct Answer: Decodable {
    struct Problem: Decodable { let message: String }

    let text: String?
    let errors: [Problem]
  }

  /// Asks for one line at the call that a mark, `▲`, precedes.
  private func answer(
    _ marked: String, _ lines: [String] = ["card.top == \u{1}.top + 8"], variables: [String] = ["card"]
  ) throws -> Answer {
    let before = marked.components(separatedBy: "▲")[0]
    let rows = before.components(separatedBy: "\n")
    let insertion: JSON = .object([
      "line": .number(Double(rows.count)), "column": .number(Double(rows[rows.count - 1].utf8.count + 1)),
      "lines": .list(lines.map { .text($0) }), "variables": .list(variables.map { .text($0) }),
    ])
    let request: JSON = .object([
      "source": .text(marked.replacing("▲", with: "")), "insertions": .list([insertion]), "modifiers": .list([]),
    ])
    let process = Process()
    process.executableURL = CommandRun.buildFolder.appendingPathComponent("preview-syntax")
    process.arguments = ["lines"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.runWithinLimit()
    try input.fileHandleForWriting.write(contentsOf: try JSONEncoder().encode(request))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Answer.self, from: data)
  }

  @Test func `lines go to the end of the closure, indented as the others`() throws {
    let source = """
      func make() -> View {
        let card = View()
        return Screen ▲{
          card
        } constraints: { root in
          card.size == 120
          // The rest is open.
        }
      }
      """
    let wanted = source.replacing("▲", with: "").replacing(
      "    // The rest is open.\n", with: "    // The rest is open.\n    card.top == root.top + 8\n")
    #expect(try answer(source).text == wanted)
  }

  @Test func `a parameter that was ignored gets a name`() throws {
    let source = """
      let card = View()
      let root = Screen ▲{
        card
      } constraints: { _ in
        card.size == 120
      }
      """
    let wanted = source.replacing("▲", with: "").replacing("_ in", with: "screen in").replacing(
      "120\n", with: "120\n  card.top == screen.top + 8\n")
    #expect(try answer(source).text == wanted)
  }

  @Test func `a closure in one line gets lines of its own`() throws {
    let source = "let card = View()\nlet root = Screen ▲{ card } constraints: { s in card.size == 120 }\n"
    let wanted = """
      let card = View()
      let root = Screen { card } constraints: { s in
        card.size == 120
        card.top == s.top + 8
      }

      """
    #expect(try answer(source).text == wanted)
  }

  @Test func `a view without equations gets a closure`() throws {
    let source = "func f() {\n  let card = View()\n  use(View ▲{\n    card\n  })\n}\n"
    let wanted = """
      func f() {
        let card = View()
        use(View {
          card
        } constraints: { view in
          card.top == view.top + 8
        })
      }

      """
    #expect(try answer(source).text == wanted)
  }

  @Test(arguments: [
    (
      "let card = View()\nlet s = Screen ▲{ card } constraints: { s in\n  return all(s)\n}",
      "the closure there is not a plain list of equations"
    ),
    ("let s = Screen ▲{ make() } constraints: { s in\n  s.a == 1\n}", "'card' is not a variable there"),
    ("let card = View()\nlet s = Screen▲(card)\n", "the view there has no 'constraints' closure"),
    (
      "let card = View()\nlet s = Screen▲(constraints: { a, b in\n  card.size == 1\n})\n",
      "the closure there has several parameters"
    ),
    (
      "let card = View()\nlet s = Screen ▲{ card } constraints: { card in\n  card.a == 1\n}",
      "'card' is the closure's parameter there"
    ),
    ("let card = View()\nlet s = ▲Screen { card }\n", "no view is made there"),
    ("let card = View(\nlet s = Screen ▲{ card }\n", "the source does not parse"),
  ])
  func `a place that is no plain closure is refused`(_ source: String, _ message: String) throws {
    let answer = try answer(source)
    #expect(answer.text == nil)
    #expect(answer.errors.map(\.message) == [message])
  }
}
