import Foundation
import Testing

/// Every example of `docs/dsl.md` compiles, and every equation that it calls forbidden does not.
struct DocumentationTests {
  private static let document = lines(of: "docs/dsl.md")

  /// The examples use the short names, which are aliases in `LayoutPreview`.
  private static let head =
    "import LPComponents\nimport Foundation\nimport LPLayoutDSL\n"
    + lines(of: "Sources/LayoutPreview/ShortNames.swift").filter { $0.hasPrefix("public typealias") }
    .map { $0 + "\n" }.joined()

  private static func lines(of path: String) -> [Substring] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Examples as functions: one that returns a screen as it stands, equations within a block.
  private static func function(_ index: Int, _ code: String) -> String {
    let isWhole = code.contains("return ")
    let isViews = code.hasPrefix("Label(")
    let parameters = "_ a: View, _ b: Label, _ c: ImageView, _ guide: LayoutGuide, _ scroll: ScrollView"
    let (open, close) =
      isWhole
      ? ("", "") : isViews ? ("Screen {", "}") : ("Screen { a; b; c; guide } constraints: { screen in", "}")
    return
      "@MainActor func f\(index)(\(parameters), _ traits: UITraitCollection) -> Screen {\n\(open)\n\(code)\n\(close)\n}\n"
  }

  @Test(.enabled(if: Compiler.found != nil, "needs swiftc on the PATH"))
  func `every example compiles`() throws {
    var blocks: [[Substring]] = []
    var isInside = false
    for line in Self.document {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    #expect(blocks.count >= 6)
    let functions = blocks.enumerated().map { Self.function($0, $1.joined(separator: "\n")) }
    let messages = try #require(Compiler.found).check(Self.head + functions.joined(separator: "\n"))
    #expect(messages == [])
  }

  @Test(.enabled(if: Compiler.found != nil, "needs swiftc on the PATH"))
  func `every equation of the forbidden ones is refused with the message that stands beside it`() throws {
    let rows = Self.document.drop { !$0.hasPrefix("## What does not compile") }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.count >= 10)
    let lines = rows.enumerated().map { index, row in
      "@MainActor func f\(index)(_ a: View, _ b: View, _ guide: LayoutGuide) { _ = Screen { a } constraints: { _ in "
        + "\(row[0].filter { $0 != "`" }) } }"
    }
    let messages = try #require(Compiler.found).check(Self.head + lines.joined(separator: "\n") + "\n")
    let first = Self.head.split(separator: "\n", omittingEmptySubsequences: false).count
    for (index, row) in rows.enumerated() {
      let said = messages.filter { $0.line == first + index }
      #expect(said.count == 1, "\(row[0])")
      #expect(said.first?.text.contains(row[1].replacing(": …", with: "")) == true, "\(row[0]): \(said)")
    }
  }
}
