import Foundation
import Testing

/// Does what `docs/tutorial.md`, the how-to pages and the skill for agents tell a reader to do, and compares what is
/// printed.
///
/// A block `swift NAME` or `json NAME` is a file to write, a block `diff NAME` an edit of one, and a block `console` has
/// commands after `$` with what they print below. A line `…` stands for any number of lines.
struct TutorialTests {
  @Test(arguments: ["docs/tutorial.md", "docs/how-to/right-to-left.md", "docs/skill/SKILL.md"])
  func `every step prints what the page says`(_ path: String) throws {
    let folder = try ShellFolder()
    let page = try MarkdownPage(path)
    var commands = 0
    for block in page.blocks {
      switch (block.language, block.file) {
      case ("diff", let file?): try folder.write(edited(try folder.text(file), by: block), to: file)
      case (_, let file?): try folder.write(block.text, to: file)
      case ("console", nil): commands += try run(block, in: folder, page)
      default: break
      }
    }
    #expect(commands > 3)
  }

  @Test func `the skill for agents has a name and says when to use it`() throws {
    let lines = try MarkdownPage("docs/skill/SKILL.md").lines
    #expect(lines.first == "---")
    let front = try #require(lines.dropFirst().split(separator: "---", maxSplits: 1).first)
    let keys = front.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
    #expect(keys == ["name", "description"])
    #expect(front.first == "name: layout-preview", "the folder that scripts/stage installs it in")
    let description = front.dropFirst().joined(separator: " ").dropFirst("description: ".count)
    #expect((100...1024).contains(description.count) && !description.contains(": "), "plain YAML")
  }

  @Test(arguments: ["README.md", "Sources/LayoutPreview/LayoutPreview.docc/LayoutPreview.md"])
  func `the catalog on a page compiles and is listed`(_ path: String) throws {
    let folder = try ShellFolder()
    let block = try #require(try MarkdownPage(path).blocks.first { $0.text.contains("@main") })
    try folder.write(block.text, to: "Gallery.swift")
    let run = try folder.run("preview list Gallery.swift")
    #expect(run.status == 0 && run.text.hasPrefix("Gallery: 1 preview"), "\(path):\(block.line): \(run.text)")
  }

  /// Applies an edit: lines that begin with a space or `-` are in the file, once; those with a space or `+` replace them.
  private func edited(_ text: String, by block: MarkdownPage.Block) throws -> String {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.isEmpty }
    func side(_ sign: Character) -> String {
      lines.filter { $0.first == " " || $0.first == sign }.map { $0.dropFirst() + "\n" }.joined()
    }
    let (old, new) = (side("-"), side("+"))
    try #require(text.components(separatedBy: old).count == 2, "line \(block.line): the file has these lines once")
    return text.replacingOccurrences(of: old, with: new)
  }

  /// - Returns: how many commands the block has.
  private func run(_ block: MarkdownPage.Block, in folder: ShellFolder, _ page: MarkdownPage) throws -> Int {
    var steps: [(command: String, expected: [String])] = []
    for line in block.text.components(separatedBy: "\n").dropLast() {
      if line.hasPrefix("$ ") {
        steps.append((String(line.dropFirst(2)), []))
      } else if !steps.isEmpty {
        steps[steps.count - 1].expected.append(line)
      }
    }
    for (command, expected) in steps {
      let printed = try folder.run(command).text.components(separatedBy: "\n").dropLast()
      #expect(
        matches(printed[...], expected[...]),
        "\(page.path):\(block.line): \(command) prints:\n\(printed.joined(separator: "\n"))")
    }
    return steps.count
  }

  /// Whether lines are as expected, where `…` stands for any number of lines.
  private func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    let rest = expected.dropFirst()
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
    }
    return lines.first == first && matches(lines.dropFirst(), rest)
  }
}
