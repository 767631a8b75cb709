import Foundation
import Testing

/// `scripts/check-spelling` on files of its own.
struct SpellingTests {
  @Test(arguments: [
    ("page.md", "The colour of the centre.\n", []),
    ("page.md", "The color\n", ["page.md:1: error: 'color' is American; prose has 'colour…'"]),
    ("page.md", "`color`, [a link](color.md) and `NSColor`\n\n```swift\ncolor\n```\n", []),
    ("page.md", "See *A generalized dual simplex algorithm* by Maros.\n", []),
    ("A.swift", "/// The center.\nlet color\n", ["A.swift:1: error: 'center' is American; prose has 'centre…'"]),
    ("A.swift", "// Unrecognized\n", ["A.swift:1: error: 'Unrecognized' is American; prose has 'recognis…'"]),
    ("Card.swift", "let name = \"center of it\"\n", []),
    ("tool.sh", "#!/bin/sh\n# Optimizes it.\n", ["tool.sh:2: error: 'Optimizes' is American; prose has 'optimis…'"]),
  ])
  func `prose is British, and code is no prose`(_ name: String, _ text: String, _ expected: [String]) throws {
    let folder = try ShellFolder()
    try folder.write(text, to: name)
    let script = MarkdownPage.package.appendingPathComponent("scripts/check-spelling").path
    let run = try folder.run("'\(script)' '\(name)'")
    let found = run.text.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    #expect(found.map { $0.replacing("\(folder.url.path)/", with: "") } == expected)
    #expect((run.status == 0) == expected.isEmpty)
  }

  @Test func `the API is American, and messages are British`() throws {
    let folder = try ShellFolder()
    try folder.write(
      """
      public func colour() {}
      let grey = 1
      let message = "the color is not known"
      """, to: "Sources/Card.swift")
    let script = try String(
      contentsOf: MarkdownPage.package.appendingPathComponent("scripts/check-spelling"), encoding: .utf8)
    try folder.write(script, to: "scripts/check-spelling")
    let run = try folder.run("git init --quiet . && git add . && python3 scripts/check-spelling")
    #expect(run.text.contains("Sources/Card.swift:1: error: 'colour' is British; the API has 'color…'"))
    #expect(run.text.contains("Sources/Card.swift:3: error: 'color' is American; prose has 'colour…'"))
    #expect(!run.text.contains("grey") && run.status == 1)
  }
}
