import Foundation

/// A page of the documentation, read as lines, fenced blocks, links and headings.
struct MarkdownPage {
  /// A fenced block.
  struct Block {
    /// The words after the backquotes: `swift Card.swift` is the language and the file that the block shows.
    let words: [String]
    let text: String
    /// The line of the opening fence, from 1.
    let line: Int

    var language: String { words.first ?? "" }
    /// The file that the block is the content of, or an edit to; `nil` for other blocks.
    var file: String? { words.count > 1 ? words[1] : nil }
  }

  let url: URL
  let lines: [String]
  let blocks: [Block]
  /// Lines outside of fenced blocks; those inside are empty.
  let prose: [String]

  /// The folder of `Package.swift`.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  /// Every page of the repository that is written for readers, sorted by path.
  static let all: [MarkdownPage] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    let below = ["docs", ".github"].flatMap { folder -> [String] in
      let names = FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)
      return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    return (top + below).filter { $0.hasSuffix(".md") }.sorted().compactMap { try? MarkdownPage($0) }
  }()

  /// - Parameter path: relative to the package.
  init(_ path: String) throws {
    url = Self.package.appendingPathComponent(path)
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    (blocks, prose) = Self.split(lines)
  }

  var path: String { String(url.path.dropFirst(Self.package.path.count + 1)) }

  private static func split(_ lines: [String]) -> ([Block], [String]) {
    var blocks: [Block] = []
    var prose: [String] = []
    var open: (words: [String], line: Int, text: [String])?
    for (index, line) in lines.enumerated() {
      // A block in a list is indented.
      let unindented = line.drop { $0 == " " }
      let isFence = unindented.hasPrefix("```")
      if let block = open {
        if isFence {
          let text = block.text.map { $0 + "\n" }.joined()
          blocks.append(Block(words: block.words, text: text, line: block.line))
          open = nil
        } else {
          open?.text.append(line)
        }
      } else if isFence {
        open = (unindented.dropFirst(3).split(separator: " ").map(String.init), index + 1, [])
      }
      prose.append(isFence || open != nil ? "" : line)
    }
    return (blocks, prose)
  }

  /// Targets of `[text](target)` and `![text](target)`, with their lines.
  var links: [(target: String, line: Int)] {
    prose.enumerated().flatMap { index, line in
      line.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { (String($0.1), index + 1) }
    }
  }

  /// The anchors that GitHub makes of headings.
  var anchors: Set<String> {
    Set(
      prose.filter { $0.hasPrefix("#") }.map { heading in
        let text = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return String(text.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
      })
  }
}
