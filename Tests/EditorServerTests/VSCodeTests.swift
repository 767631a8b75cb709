import Foundation
import JSONRPC
import Messages
import Testing
import ThreadTime

@testable import EditorServer

/// The extension for VS Code in `editors/vscode`: what it declares, what it does, and how it is packaged.
@Suite struct VSCodeTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/preview"
  static let hasNode =
    (try? run(["node", "-e", "process.exit(parseInt(process.versions.node) < 16 ? 1 : 0)"]).status) == 0

  private let folder: URL
  private let manifest: JSONValue

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent("vscode-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    manifest = try JSONValue(
      Data(contentsOf: Self.package.appendingPathComponent("editors/vscode/package.json")))
  }

  private static func process(_ words: [String], in folder: URL?) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ["PATH": path, "HOME": folder?.path ?? NSTemporaryDirectory(), "LANG": "C.UTF-8"]
    return process
  }

  private static func run(_ words: [String], in folder: URL? = nil) throws -> (status: Int32, output: String) {
    let (process, output) = (process(words, in: folder), Pipe())
    (process.standardOutput, process.standardError) = (output, output)
    try process.runWithinLimit()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  // MARK: What is declared

  @Test func `The extension has this version, and declares the server's commands`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(manifest["version"]?.string == Version.current)
    let declared = manifest["contributes"]?["commands"]?.array?.compactMap { $0["command"]?.string } ?? []
    #expect(Set(declared) == Set(EditorCommand.allCases.map(\.rawValue) + ["layout-preview.restart"]))
  }

  // MARK: Problem matchers

  private struct Match: Hashable {
    let file, line, column, severity, message: String
    let code: String?
  }

  private func matches(_ output: String) throws -> [Match] {
    let pattern = try #require(manifest["contributes"]?["problemPatterns"]?.array?.first)
    let expression = try Regex(try #require(pattern["regexp"]?.string))
    func place(_ name: String) throws -> Int { Int(try #require(pattern[name]?.number)) }
    let names = ["file", "line", "column", "severity", "message", "code"]
    let places = try names.map(place)
    return output.split(separator: "\n").compactMap { line in
      guard let found = try? expression.wholeMatch(in: String(line)) else { return nil }
      let texts = places.map { found[$0].substring.map(String.init) }
      return Match(
        file: texts[0] ?? "", line: texts[1] ?? "", column: texts[2] ?? "", severity: texts[3] ?? "",
        message: texts[4] ?? "", code: texts[5])
    }
  }

  @Test func `The problem matcher reads what commands print`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(EditorProcessTests.card, to: "Card.swift")
    try write(EditorProcessTests.card.replacing("let name =", with: "let nom ="), to: "Wrong.swift")
    let lint = try matches(try Self.run([Self.tool, "lint", "Card.swift"], in: folder).output)
    let conflict = try #require(lint.first)
    #expect([conflict.file, conflict.line, conflict.column, conflict.severity] == ["Card.swift", "17", "31", "error"])
    #expect(conflict.code == "conflict" && conflict.message.hasSuffix("was set aside"))
    #expect(lint.dropFirst().first?.severity == "note" && lint.dropFirst().first?.code == nil)
    let wrong = try matches(try Self.run([Self.tool, "lint", "Wrong.swift"], in: folder).output)
    #expect(wrong.contains { $0.file.hasSuffix("/Wrong.swift") && $0.message == "cannot find 'name' in scope" })
  }

  @Test func `The matcher of the background task sees where a build begins and ends`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(EditorProcessTests.card.replacing("let name =", with: "let nom ="), to: "Card.swift")
    let matchers = manifest["contributes"]?["problemMatchers"]?.array ?? []
    let background = try #require(matchers.compactMap { $0["background"] }.first)
    let begin = try Regex(try #require(background["beginsPattern"]?.string))
    let end = try Regex(try #require(background["endsPattern"]?.string))
    let (process, output) = (Self.process([Self.tool, "watch", "Card.swift"], in: folder), Pipe())
    (process.standardOutput, process.standardError) = (output, output)
    try process.runWithinLimit()
    defer { process.terminate() }
    var text = ""
    func lines() -> [Substring] { text.split(separator: "\n") }
    while !lines().contains(where: { (try? end.wholeMatch(in: $0)) != nil }) {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "\(text)")
      text += String(decoding: data, as: UTF8.self)
    }
    let start = try #require(lines().firstIndex { (try? begin.wholeMatch(in: $0)) != nil }, "\(text)")
    let stop = try #require(lines().firstIndex { (try? end.wholeMatch(in: $0)) != nil }, "\(text)")
    #expect(try matches(lines()[start...stop].joined(separator: "\n")).contains { $0.severity == "error" }, "\(text)")
  }

  // MARK: What it does

  @Test(.enabled(if: hasNode, "Node.js 16 or later is not installed"))
  func `The extension shows findings, values, pictures and the live page`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(EditorProcessTests.card, to: "Card.swift")
    let script = Self.package.appendingPathComponent("Tests/Fixtures/Editors/vscode.js").path
    let words = ["node", script, Self.package.appendingPathComponent("editors/vscode").path, folder.path]
    let run = try Self.run(words + ["Card.swift", Self.tool], in: folder)
    try #require(run.status == 0, "\(run.output)")
    let found = try JSONValue(Data((run.output.split(separator: "\n").last ?? "").utf8))

    let declared = manifest["contributes"]?["commands"]?.array?.compactMap { $0["command"]?.string } ?? []
    #expect(Set(found["declared"]?.array?.compactMap(\.string) ?? []) == Set(declared), "those that are registered")
    #expect(found["conflict"]?["range"]?["start"] == ["line": 16, "character": 22], "after a tab and an emoji")
    #expect(found["conflict"]?["severity"] == 0 && found["conflict"]?["source"] == "layout-preview")
    #expect(found["conflict"]?["relatedInformation"]?.array?.count == 2)
    let hint = found["hints"]?.array?.first { $0["label"] == "72" }
    #expect(hint?["position"] == ["line": 17, "character": 43] && hint?["paddingLeft"] == true)
    #expect(found["hover"]?.string?.contains("72 = 64 + 8  holds  in default") == true)
    #expect(found["definition"] == [["line": 6, "character": 17]])
    #expect(found["lenses"] == ["Render", "Open live page", "Compare with goldens"])
    #expect(found["actions"]?.array?.contains { $0["title"]?.string?.hasPrefix("Write avatar.width") == true } == true)

    let panel = found["panel"]?.string ?? ""
    #expect(panel.contains("default.png?1") && panel.contains("rtl.png?1") && panel.contains("default-src 'none'"))
    #expect(found["page"]?.string?.hasSuffix("/#0/0") == true)
    #expect(found["cursor"] == 200, "the live page follows the cursor")
    #expect(found["record"] == "Accept the goldens of this preview")
    #expect(found["tasks"]?.array?.map { $0["name"] } == ["preview test", "preview lint", "preview watch"])
    #expect(found["tasks"]?.array?.last?["isBackground"] == true)
    #expect(found["resolved"] == "preview lint --strict")
    let shown = found["shown"]
    #expect(shown?["diagnostics"]?["Card.swift"] == [] && shown?["diagnostics"]?["Other.swift"] == nil)
    #expect(
      shown?["messages"] == [
        "information: The goldens of Profile card are recorded.",
        "error: LayoutPreview: the command 'preview' was not found. Install it, or set layout-preview.path.",
      ])
  }

  // MARK: How it is packaged

  @Test func `The package holds the extension, its manifest and the types of its files, always the same bytes`() throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = Self.package.appendingPathComponent("scripts/package-vscode").path
    let name = "layout-preview-\(Version.current).vsix"
    for place in ["one", "two"] {
      let run = try Self.run([script, folder.appendingPathComponent(place).path])
      #expect(run.status == 0 && run.output.hasSuffix("\(place)/\(name)\n"), "\(run.output)")
    }
    func data(_ place: String) throws -> Data {
      try Data(contentsOf: folder.appendingPathComponent("\(place)/\(name)"))
    }
    #expect(try data("one") == data("two"))
    let run = try Self.run(["python3", "-m", "zipfile", "-e", "one/\(name)", "all"], in: folder)
    #expect(run.status == 0, "\(run.output)")
    func text(_ file: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent("all/\(file)"), encoding: .utf8)
    }
    let types = try text("[Content_Types].xml")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent("all/extension").path)
    for file in files where file.contains(".") {
      #expect(types.contains("Extension=\".\(file.split(separator: ".").last!)\""), "\(file)")
    }
    let package = try text("extension.vsixmanifest")
    #expect(package.contains("<Identity Language=\"en-US\" Id=\"layout-preview\" Version=\"\(Version.current)\""))
    for asset in package.matches(of: /Path="([^"]+)"/) { #expect(try !text(String(asset.1)).isEmpty) }
    let start = try #require(manifest["main"]?.string)
    #expect(try text("extension/\(start)").contains("activate"))
    // What one file of the extension needs is in the package, or is Node's or the editor's.
    for file in files where file.hasSuffix(".js") {
      for needed in try text("extension/\(file)").matches(of: /require\('([^']+)'\)/) {
        let name = String(needed.1)
        let isThere = name.hasPrefix("./") ? files.contains("lib/\(name.dropFirst(2)).js") : Self.given.contains(name)
        #expect(isThere, "\(file): \(name)")
      }
    }
  }

  private static let given: Set = ["vscode", "child_process", "http", "path"]
}
