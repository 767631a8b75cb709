import Foundation
import LayoutPreview
import Testing
@testable import Catalogs

/// Files that were damaged, or made to do harm, and that commands trusted.
@Suite struct DamagedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> CommandRun { try CommandRun("Troubled", arguments, in: folder) }

  @Test(arguments: ["", "{", #"{"fonts": 3}"#])
  func `a damaged list of fonts and libraries is repaired by the command that the message names`(_ text: String) throws
  {
    let path = "goldens/Troubled/environment.json"
    #expect(try run("record").status == 0)
    let recorded = try folder.text(path)
    try folder.write(text, to: path)
    let test = try run("test", "Plain")
    #expect(test.status == 2)
    #expect(test.errors.contains("record --all"))
    for verb in ["render", "lint"] {
      let run = try run(verb, "Plain")
      #expect(run.status == 2, "the system's fonts took the place of the kept ones")
      #expect(run.errors.contains("environment.json") && run.errors.contains("record --all"))
    }
    #expect(try run("record", "--all", "Plain").status == 2, "a part of the catalog has not all of its fonts")
    #expect(try folder.text(path) == text)
    #expect(try run("record", "--all").status == 0)
    #expect(try folder.text(path) == recorded)
    #expect(try run("test", "Plain").status == 0)
  }

  @Test(arguments: ["garbage", "truncated", "empty", "without a table", "a pipe"])
  func `a damaged font among the resources is an error and not the system's font`(_ damage: String) throws {
    let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter"]
    let path = try #require(
      folders.map { "\($0)/Inter-Regular.otf" }.first(where: FileManager.default.fileExists(atPath:)))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    switch damage {
    case "garbage": bytes = Data("not a font".utf8)
    case "truncated": bytes = bytes.prefix(bytes.count / 2)
    case "empty": bytes = Data()
    default: bytes.replaceSubrange(try #require(bytes.range(of: Data("cmap".utf8))), with: Data("damn".utf8))
    }
    let font = folder.url.appendingPathComponent("own/Fonts/Inter-Regular.otf")
    try FileManager.default.createDirectory(at: font.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Whoever reads it waits for somebody who writes.
    if damage == "a pipe" { mkfifo(font.path, 0o600) } else { try bytes.write(to: font) }
    for arguments in [["record", "Plain"], ["render", "Plain"], ["lint", "Plain"]] {
      let run = try CommandRun("Troubled", arguments + ["--resources", "own"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("Inter-Regular.otf is not a font file, or is damaged."))
    }
    #expect(!folder.exists("goldens"))
    try FileManager.default.removeItem(at: font)
    try Data(contentsOf: URL(fileURLWithPath: path)).write(to: font)
    #expect(try run("record", "Plain", "--resources", "own").status == 0)
  }

  @Test func `reports are not written through a link that leads out of the package`() throws {
    let outside = folder.scratch.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent(".preview"), withDestinationURL: outside)
    for arguments in [["test", "Plain", "--report", "json"], ["lint", "Plain", "--report", "html"]] {
      let run = try CommandRun("Troubled", arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("outside of the package; remove the link"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
  }

  @Test func `a file name with a line break writes no code into an imported catalog`() throws {
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="v">
      <view key="view" id="w"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      </viewController></objects></scene></scenes></document>
      """, to: "b\nimport Evil.storyboard")
    let run = try CommandRun("preview", ["import", "b\nimport Evil.storyboard", "--out", "-"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("// Imported from b\\nimport Evil.storyboard.\n"))
    #expect(!run.output.contains("\nimport Evil"))
  }

  @Test func `what a render left behind that was killed is removed by the next one, and nothing else`() throws {
    let stale = "out/Troubled/plain/.default.png.4711.tmp"
    try folder.write("half", to: stale)
    for name in [".keep.tmp", "notes.4711.tmp", ".a.b.tmp"] {
      try folder.write("mine", to: "out/Troubled/plain/\(name)")
    }
    let held = open(folder.url.appendingPathComponent("out/Troubled/.held.png.1.tmp").path, O_CREAT | O_RDWR, 0o600)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    #expect(try run("render", "Plain", "--format", "png").status == 0)
    #expect(!folder.exists(stale))
    #expect(folder.exists("out/Troubled/.held.png.1.tmp"), "another process writes it now")
    for name in [".keep.tmp", "notes.4711.tmp", ".a.b.tmp"] { #expect(folder.exists("out/Troubled/plain/\(name)")) }
  }

  @Test func `what an import left behind that was killed is removed by the next one`() throws {
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="v">
      <view key="view" id="w"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      </viewController></objects></scene></scenes></document>
      """, to: "Board.storyboard")
    for name in [".Board.swift.4711.preview-tmp", ".Other.swift.4711.preview-tmp", ".Board.swift.mine.preview-tmp"] {
      try folder.write("half", to: name)
    }
    #expect(try CommandRun("preview", ["import", "Board.storyboard"], in: folder).status == 0)
    #expect(
      folder.files == [
        ".Board.swift.mine.preview-tmp", ".Other.swift.4711.preview-tmp", "Board.storyboard", "Board.swift",
      ])
  }
}
