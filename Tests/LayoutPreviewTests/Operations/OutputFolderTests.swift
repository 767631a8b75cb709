import Foundation
import Testing

@testable import LPOperations

/// What is found in a folder for results before a command writes into it.
@Suite struct OutputFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")

  private func write(_ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  @Test func `temporary files of killed runs are removed at every depth, and nothing else`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let leftovers = ["out/Cards/.index.html.4711.tmp", "out/Cards/a/b/.default.png.1.tmp"]
    let others = [
      "out/Cards/a/b/default.png", "out/Cards/a/default.png.1.tmp", "out/Cards/.notes.tmp",
      "elsewhere/.default.png.1.tmp",
    ]
    for name in leftovers + others { try write(name) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("out/Cards/link"),
      withDestinationURL: folder.appendingPathComponent("elsewhere"))
    try OutputFolder(path: folder.appendingPathComponent("out").path).prepare("Cards")
    #expect(leftovers.allSatisfy { !exists($0) })
    #expect(others.allSatisfy(exists))
  }
}
