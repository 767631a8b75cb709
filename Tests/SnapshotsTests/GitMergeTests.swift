import AutoLayout
import Foundation
import Testing
import ThreadTime

@testable import Snapshots

/// Goldens are merged by git, line by line.
struct GitMergeTests {
  static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The merged text, and whether there were conflicts.
  private func merge(_ ours: Fixture, _ theirs: Fixture) throws -> (text: String, hasConflicts: Bool) {
    let package = try TemporaryPackage()
    for (name, fixture) in [("ours", ours), ("base", .card), ("theirs", theirs)] {
      try package.write(Array(LayoutText.write(fixture.result).utf8), name)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.git))
    process.arguments = ["merge-file", "-p", "ours", "base", "theirs"]
    process.currentDirectoryURL = package.root
    let output = Pipe()
    process.standardOutput = output
    try process.runWithinLimit()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus != 0)
  }

  @Test(.enabled(if: git != nil))
  func `Changes to different views merge by themselves`() throws {
    let ours = Fixture.cardWithWiderGap
    var theirs = Fixture.card
    theirs.move("avatar", height: 2)
    theirs.constraints[theirs.index(ofConstraint: "name.width")].equation = "name.width <= 300"
    let merged = try merge(ours, theirs)
    #expect(!merged.hasConflicts)
    var both = Fixture.cardWithWiderGap
    both.move("avatar", height: 2)
    both.constraints[both.index(ofConstraint: "name.width")].equation = "name.width <= 300"
    #expect(try LayoutText.read(merged.text) == LayoutTextDocument(both.result))
  }

  @Test(.enabled(if: git != nil))
  func `A conflict left in a golden is named by its line`() throws {
    var theirs = Fixture.card
    theirs.move("follow", x: 9)
    let merged = try merge(.cardWithWiderGap, theirs)
    #expect(merged.hasConflicts)
    #expect(throws: LayoutTextError.mergeConflict(line: 11)) { try LayoutText.read(merged.text) }
  }
}
