import Foundation
import Testing
import ThreadTime

/// The server as Neovim meets it; skipped where that is not installed.
@Suite struct NeovimTests {
  static let isInstalled = ["/usr/bin/nvim", "/usr/local/bin/nvim"].contains { (path: String) in access(path, X_OK) == 0
  }
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/preview"

  @Test(.enabled(if: isInstalled, "Neovim is not installed"))
  func `Neovim shows a diagnostic in the line of the equation`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("neovim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(EditorProcessTests.card.utf8).write(to: folder.appendingPathComponent("Card.swift"))
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "nvim", "--headless", "--clean", "-n", "-c", "luafile \(Self.package)/Tests/Fixtures/Editors/neovim.lua",
      "-c", "qall!", "Card.swift",
    ]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path, "PREVIEW": Self.tool,
      "TERM": "dumb",
    ]
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, output)
    try process.runWithinLimit()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("17: conflict") && text.contains("client: layout-preview"), "\(text)")
    #expect(text.contains("hover: name.leading == avatar.trailing + 8"), "\(text)")
  }
}
