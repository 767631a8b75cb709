import Foundation
import Testing

/// Every page is connected, wrapped, and names commands that exist.
struct PageTests {
  @Test func `every link leads to a file and a heading that are there`() throws {
    #expect(MarkdownPage.all.count > 20)
    for page in MarkdownPage.all {
      for (target, line) in page.links where !target.contains("://") && !target.contains("/blob/main/") {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let file =
          parts[0].isEmpty ? page.url : page.url.deletingLastPathComponent().appendingPathComponent(parts[0])
        let place: Comment = "\(page.path):\(line): \(target)"
        #expect(FileManager.default.fileExists(atPath: file.standardizedFileURL.path), place)
        guard parts.count > 1, file.pathExtension == "md" else { continue }
        let path = String(file.standardizedFileURL.path.dropFirst(MarkdownPage.package.path.count + 1))
        #expect(try MarkdownPage(path).anchors.contains(parts[1]), place)
      }
    }
  }

  @Test func `every page of the folder docs is reached from its index`() throws {
    let index = Set(try MarkdownPage("docs/README.md").links.map { $0.target.prefix { $0 != "#" } }.map(String.init))
    let pages = MarkdownPage.all.map(\.path).filter { $0.hasPrefix("docs/") && $0 != "docs/README.md" }
    for page in pages { #expect(index.contains(String(page.dropFirst("docs/".count))), "\(page)") }
  }

  @Test func `prose is wrapped at 120 columns`() {
    for page in MarkdownPage.all {
      for (index, line) in page.prose.enumerated() where line.count > 120 {
        let isTableOrCode = line.hasPrefix("|") || line.hasPrefix("    ")
        #expect(isTableOrCode, "\(page.path):\(index + 1): \(line.count) columns")
      }
    }
  }

  @Test func `every command that a page shows has a verb and options that exist`() throws {
    let folder = try ShellFolder()
    var help: [String: Set<Substring>] = [:]
    for page in MarkdownPage.all {
      for block in page.blocks where ["sh", "console", ""].contains(block.language) {
        for line in block.text.split(separator: "\n") {
          let command = line.drop { $0 == "$" || $0 == " " }.prefix { $0 != "#" }
          guard command.hasPrefix("preview "), !command.contains("--help") else { continue }
          let words = command.split(separator: " ").map(String.init)
          let verb = words[1]
          guard !verb.hasPrefix("-") else { continue }
          let place: Comment = "\(page.path):\(block.line): \(command)"
          let known = try help[verb] ?? Set(folder.run("preview \(verb) --help").text.split { " ,\n".contains($0) })
          help[verb] = known
          for option in words where option.hasPrefix("--") && option != "--" {
            #expect(known.contains(option.prefix { $0 != "=" }), place)
          }
        }
      }
    }
    #expect(help.count >= 8)
  }
}
