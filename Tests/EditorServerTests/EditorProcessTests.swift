import Foundation
import JSONRPC
import Testing

/// `preview lsp`, driven over pipes as an editor does.
@Suite(.serialized) struct EditorProcessTests {
  private let folder: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent("editor-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.card.utf8).write(to: folder.appendingPathComponent("Card.swift"))
  }

  static let card = """
    import LayoutPreview

    @main
    struct Card: PreviewCatalog {
      var previews: [Preview] {
        Preview("Profile card", matrix: VariantMatrix(directions: [.leftToRight, .rightToLeft])) { _ in
          let name = Label("Ada")
    \t  let avatar = Label("👩🏽‍🚀"); let follow = Button("Follow")
          return Screen {
            name
            avatar
            follow
          } constraints: { screen in
            avatar.leading == screen.leading + 16
            avatar.top == screen.top + 40
            avatar.width == 48
            /* 👩🏽‍🚀 */ avatar.width == 60
            name.leading == avatar.trailing + 8 // gap
            name.firstBaseline == avatar.firstBaseline
            follow.leading == name.trailing + 8
            follow.top == screen.top + 100
          }
        }
      }
    }

    """

  private func position(_ line: Int, _ character: Int) -> JSONValue {
    ["line": .number(Double(line)), "character": .number(Double(character))]
  }

  @Test func `An editor opens, asks, changes and saves a catalog`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let client = try EditorClient(folder)
    let capabilities = try client.initialize()["capabilities"]
    #expect(capabilities?["hoverProvider"] == true && capabilities?["inlayHintProvider"] == true)
    try client.open("Card.swift", Self.card)
    try client.open("Other.swift", "struct Other {}\n")

    // The conflict is where the compiler counts 8 + 23 bytes and the editor 8 + 14 units.
    let found = try client.diagnostics(of: "Card.swift")
    let conflict = try #require(found.first { $0["code"] == "conflict" })
    #expect(conflict["range"]?["start"] == position(16, 22) && conflict["range"]?["end"] == position(16, 40))
    #expect(conflict["severity"] == 1 && conflict["source"] == "layout-preview")
    #expect(conflict["message"]?.string?.contains("`avatar.width == 60` was set aside") == true)

    let document: JSONValue = ["uri": .string(client.address("Card.swift"))]
    func place(_ line: Int, _ character: Int) -> JSONValue {
      ["textDocument": document, "position": position(line, character), "context": ["includeDeclaration": false]]
    }
    func answer(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
      try client.ask("textDocument/\(method)", parameters)["result"] ?? .null
    }

    let all: JSONValue = ["start": position(0, 0), "end": position(99, 0)]
    let hints = try answer("inlayHint", ["textDocument": document, "range": all]).array ?? []
    let gap = try #require(hints.first { $0["position"]?["line"] == 17 })
    #expect(gap["label"] == "72" && gap["position"]?["character"] == 43, "before the comment: \(gap)")
    #expect(gap["tooltip"]?.string?.contains("321 = 329 − 8") == true, "from right to left")
    #expect(hints.first { $0["position"]?["line"] == 16 }?["label"] == "48 (in conflict)")

    let hover = try answer("hover", place(17, 10))["contents"]?["value"]?.string ?? ""
    #expect(hover.contains("72 = 64 + 8  holds  in default") && hover.contains("321 = 329 − 8  holds  in rtl"))
    #expect(hover.contains("+16  avatar.leading == screen.leading + 16"), "\(hover)")
    #expect(try answer("hover", place(17, 28))["contents"]?["value"]?.string?.contains("avatar.trailing = 64") == true)
    #expect(try answer("hover", place(7, 40))["contents"]?["value"]?.string?.contains("follow: Button") == true)
    #expect(try answer("hover", place(0, 0)) == .null)

    func starts(_ places: JSONValue) -> [JSONValue?] { places.array?.map { $0["range"]?["start"] } ?? [] }
    #expect(starts(try answer("definition", place(17, 10))) == [position(6, 17)])
    #expect(starts(try answer("definition", place(17, 25))) == [position(7, 16)], "after a tab")
    #expect(starts(try answer("references", place(7, 40))).map { $0?["line"] } == [19, 20])

    let lenses = try answer("codeLens", ["textDocument": document]).array ?? []
    #expect(lenses.map { $0["range"]?["start"]?["line"] } == [5, 5, 5])

    let context: JSONValue = ["diagnostics": []]
    let actions =
      try answer("codeAction", ["textDocument": document, "range": conflict["range"]!, "context": context]).array ?? []
    func edits(_ title: String) -> [JSONValue]? {
      actions.first { $0["title"]?.string?.hasPrefix(title) == true }?["edit"]?["changes"]?[
        client.address("Card.swift")]?.array
    }
    #expect(edits("Ignore conflict")?.first?["newText"] == "        // preview:ignore conflict\n")
    let repair = try #require(edits("Write avatar.width <= 60")?.first)
    #expect(repair["range"] == conflict["range"] && repair["newText"] == "avatar.width <= 60")

    // Before it is saved, values stay at their lines.
    let insertion: JSONValue = ["range": ["start": position(0, 0), "end": position(0, 0)], "text": "// 👋\n\n"]
    try client.notify("textDocument/didChange", ["textDocument": document, "contentChanges": [insertion]])
    let moved = try answer("inlayHint", ["textDocument": document, "range": all]).array ?? []
    #expect(moved.first { $0["label"] == "72" }?["position"]?["line"] == 19)

    // The repair is written and saved: the conflict is gone.
    let repaired = "// 👋\n\n" + Self.card.replacing("avatar.width == 60", with: "avatar.width <= 60")
    let change: JSONValue = ["text": .string(repaired)]
    try client.notify("textDocument/didChange", ["textDocument": document, "contentChanges": [change]])
    try Data(repaired.utf8).write(to: folder.appendingPathComponent("Card.swift"))
    try client.notify("textDocument/didSave", ["textDocument": document])
    var rest = try client.diagnostics(of: "Card.swift")
    for _ in 0..<20 where rest.contains(where: { $0["code"] == "conflict" }) {
      rest = try client.diagnostics(of: "Card.swift")
    }
    #expect(!rest.contains { $0["code"] == "conflict" })

    let picture = try client.ask("workspace/executeCommand", lenses[0]["command"]!)
    let pictures = picture["result"]?["pictures"]?.array?.compactMap(\.string) ?? []
    #expect(pictures.map { $0.split(separator: "/").last } == ["default.png", "rtl.png"], "\(picture)")
    let shown = client.notifications.first { $0.method == "window/showDocument" }?.parameters["uri"]?.string ?? ""
    #expect(shown == pictures.first && FileManager.default.fileExists(atPath: URL(string: shown)?.path ?? ""))

    let line = try #require(try answer("codeLens", ["textDocument": document]).array?.first?["range"])
    let there: JSONValue = ["textDocument": document, "range": line, "context": context]
    let recording = try answer("codeAction", there).array?.first { $0["command"] == "layout-preview.record" }
    _ = try client.ask("workspace/executeCommand", try #require(recording))
    let golden = folder.appendingPathComponent("goldens/Card/profile-card/rtl.png").path
    #expect(FileManager.default.fileExists(atPath: golden), "the goldens are accepted")

    #expect(!client.notifications.contains { $0.parameters["uri"]?.string?.hasSuffix("Other.swift") == true })
    #expect(try client.end() == 0)
  }

  @Test func `Hostile input is an error each, and the server goes on`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let client = try EditorClient(folder, ["Missing.swift"])
    let early = try client.ask("textDocument/hover")
    #expect(early["error"]?["code"] == -32002)
    _ = try client.initialize()
    let bad: [(String, Double)] = [
      ("Content-Length: x\r\n\r\n", -32700), ("Content-Length: 2\r\n\r\n{]", -32700),
      ("Content-Length: 99999999999\r\n\r\n", -32700), ("Content-Length: 2\r\n\r\n[]", -32600),
      (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, -32600),
      ("Content-Length: 40000000\r\n\r\n" + String(repeating: " ", count: 40_000_000), -32700),
    ]
    for (text, code) in bad {
      let data = Data(text.utf8)
      try client.write(text.hasPrefix("Content") ? data : MessageFrames.framed(data))
      #expect(try client.nextError()["code"] == .number(code), "\(text.prefix(60))")
    }
    try client.write(MessageFrames.framed(Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])))
    #expect(try client.nextError()["code"] == -32700, "not UTF-8")
    #expect(try client.ask("no/method")["error"]?["code"] == -32601)
    #expect(try client.ask("textDocument/hover", ["textDocument": ["uri": 3]])["error"]?["code"] == -32602)
    #expect(try client.ask("workspace/executeCommand", ["command": "rm"])["error"]?["code"] == -32602)
    let address: JSONValue = ["uri": "https://example.org/Card.swift"]
    let place: JSONValue = ["textDocument": address, "position": ["line": 0, "character": 0]]
    #expect(try client.ask("textDocument/definition", place)["result"] == [])
    #expect(try client.end() == 0)
  }
}
