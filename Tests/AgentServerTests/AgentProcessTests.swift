import Foundation
import LPJSONRPC
import Testing

/// `preview mcp` in a folder of single files, driven over pipes as an agent does.
@Suite struct AgentProcessTests {
  private static let catalog = """
    import LayoutPreview

    @main
    struct Cards: PreviewCatalog {
      var previews: [Preview] {
        Preview("Good") {
          let name = Label(verbatim: "Ada")
          return Screen { name } constraints: { screen in name.center == screen.center }
        }
        Preview("Bad") {
          let views: [View] = []
          return views[3]
        }
      }
    }

    """

  private func withClient(_ options: [String] = [], _ body: (AgentClient, URL) throws -> Void) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = temporary.appendingPathComponent("agents-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(try AgentClient([], options, in: folder), folder)
  }

  private func text(_ answer: JSONValue) -> String {
    (answer["content"]?.array ?? []).compactMap { $0["text"]?.string }.joined(separator: "\n")
  }

  @Test func `A preview that crashes is an answer with its line, and the others are answered too`() throws {
    try withClient { client, folder in
      try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("Cards.swift"))
      let lint = try client.call("lint", ["file": "Cards.swift"])
      let finding = lint["structuredContent"]?["catalogs"]?.array?.first?["findings"]?.array?.first
      #expect(lint["isError"] == false && finding?["rule"] == "crash" && finding?["preview"] == "Bad", "\(lint)")
      #expect(finding?["place"]?["line"] == 12)
      let render = try client.call("render", ["file": "Cards.swift"])
      #expect(render["isError"] == false)
      #expect(render["content"]?.array?.count { $0["type"] == "image" } == 1, "of the preview that does not crash")
      #expect(text(render).contains("Index out of range"))
      #expect(try client.call("list", ["file": "Cards.swift"])["isError"] == false, "the server goes on")
    }
  }

  @Test func `A catalog that does not compile is an error with the compiler's message`() throws {
    try withClient { client, folder in
      let wrong = Self.catalog.replacing("views[3]", with: "viws[3]")
      try Data(wrong.utf8).write(to: folder.appendingPathComponent("Cards.swift"))
      for tool in ["list", "render", "lint", "compare"] {
        let answer = try client.call(tool, ["file": "Cards.swift"])
        #expect(answer["isError"] == true && answer["structuredContent"] == nil)
        #expect(text(answer).contains("Cards.swift:12:14: error: cannot find 'viws' in scope"), "\(tool): \(answer)")
        #expect(text(answer).ranges(of: "does not compile").count == 1, "\(tool): the error is said once")
      }
      try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("Cards.swift"))
      #expect(try client.call("list", ["file": "Cards.swift"])["isError"] == false, "the repaired file is compiled")
    }
  }

  @Test func `Calls that print nothing on standard error leave no memory behind`() throws {
    try withClient { client, _ in
      func call(_ count: Int) throws {
        for _ in 0..<count { _ = try client.call("measure", ["text": "Hello"]) }
      }
      try call(40)
      let before = client.residentKilobytes
      try call(100)
      #expect(client.residentKilobytes - before < 300, "a page for each call would be 400")
    }
  }

  @Test func `Goldens and sources outside of the server's folder were written`() throws {
    try withClient(["--allow-writes"]) { client, folder in
      let outside = FileManager.default.temporaryDirectory.appendingPathComponent("outside-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: outside) }
      let card = outside.appendingPathComponent("Cards.swift")
      try Data(Self.catalog.utf8).write(to: card)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Link.swift"), withDestinationURL: card)
      for file in [card.path, "Link.swift", "../\(outside.lastPathComponent)/Cards.swift"] {
        for (tool, arguments) in [
          ("record", ["file": .string(file)]), ("suggest", ["file": .string(file), "apply": true]),
        ]
          as [(String, JSONValue)]
        {
          let answer = try client.call(tool, arguments)
          #expect(answer["isError"] == true && text(answer).contains("is outside of"), "\(answer)")
        }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["Cards.swift"])
    }
  }

  @Test func `A preview of one-preview catalogs that does not exist was taken for an attribute`() throws {
    try withClient { client, folder in
      let one = Self.catalog.components(separatedBy: "    Preview(\"Bad\")")[0] + "  }\n}\n"
      try Data(one.utf8).write(to: folder.appendingPathComponent("One.swift"))
      let answer = try client.call(
        "explain", ["file": "One.swift", "preview": "Godo", "attributes": ["name.width"]])
      #expect(answer["isError"] == true && text(answer).contains("did you mean 'Good'?"), "\(answer)")
    }
  }

  @Test func `A name that is misspelt is an error that names near ones`() throws {
    try withClient { client, folder in
      try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("Cards.swift"))
      let preview = try client.call("lint", ["file": "Cards.swift", "preview": "Godo"])
      #expect(preview["isError"] == true && text(preview).contains("did you mean 'Good'?"), "\(preview)")
      #expect(text(preview).ranges(of: "did you mean").count == 1, "\(preview)")
      let view = try client.call("explain", ["file": "Cards.swift", "preview": "Good", "attributes": ["nmae.width"]])
      #expect(view["isError"] == true && text(view).contains("did you mean 'name'?"), "\(view)")
    }
  }
}
