import Foundation
import Testing
import ThreadTime

/// The server as Emacs meets it, with the configuration that `docs/editors.md` gives; skipped where a client is missing.
@Suite struct EmacsTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let buildFolder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  private static func run(
    _ words: [String], in folder: URL, _ variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["emacs", "-q", "--batch"] + words
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ["PATH": path, "HOME": folder.path, "LANG": "C.UTF-8"].merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, output)
    try process.runWithinLimit()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  static let clients = ["eglot", "lsp-mode"].filter { client in
    let load = "(progn (package-initialize) (require '\(client)))"
    return (try? run(["--eval", load], in: FileManager.default.temporaryDirectory).status) == 0
  }

  /// Returns the block of the page that configures a client.
  private func configuration(_ client: String) throws -> String {
    let page = try String(contentsOf: Self.package.appendingPathComponent("docs/editors.md"), encoding: .utf8)
    let blocks = page.matches(of: /```elisp\n((?:.|\n)*?)```/).map { String($0.1) }
    return try #require(blocks.first { $0.contains("'\(client)\n") })
  }

  @Test(.enabled(if: !clients.isEmpty, "Emacs has neither eglot nor lsp-mode"), arguments: clients)
  func `Emacs shows a diagnostic in the line of the equation, and explains it`(_ client: String) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = temporary.appendingPathComponent("emacs-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(EditorProcessTests.card.utf8).write(to: folder.appendingPathComponent("Card.swift"))
    let settings = folder.appendingPathComponent("configuration.el")
    try Data(configuration(client).utf8).write(to: settings)
    let run = try Self.run(
      ["-l", Self.package.appendingPathComponent("Tests/Fixtures/Editors/emacs.el").path], in: folder,
      ["CLIENT": client, "CONFIGURATION": settings.path, "PREVIEW": Self.buildFolder.path])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains(/\n17: .*2 constraints contradict each other by 12 pt/), "\(run.output)")
    #expect(run.output.contains("72 = 64 + 8  holds  in default"), "\(run.output)")
  }
}
