import Foundation
import LayoutPreview
import Testing
@testable import LPCatalogs

/// Fonts of a catalog, and whose widths text has, as goldens remember them.
@Suite struct FontOptionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> CommandRun { try CommandRun("Troubled", arguments, in: folder) }

  private func environment() throws -> String { try folder.text("goldens/Troubled/environment.json") }

  @Test func `goldens of other metrics remember them, and are tested with them`() throws {
    #expect(try run("record", "Greeting", "--metrics", "font").status == 0)
    #expect(try environment().contains("\"metrics\" : \"font\""))
    #expect(try run("test", "Greeting").status == 0)
    let other = try run("test", "Greeting", "--metrics", "ios")
    #expect(other.status == 3)
    #expect(other.output.contains("--metrics ios here, --metrics font in the goldens; add --metrics font"))
    #expect(try run("record", "Greeting", "--metrics", "ios").status == 0)
    #expect(!(try environment().contains("metrics")), "the usual ones are not written")
    #expect(try run("test", "Greeting").status == 0)
  }

  @Test func `fonts among a catalog's resources go before the system's`() throws {
    let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter"]
    let bold = try #require(
      folders.map { "\($0)/Inter-Bold.otf" }.first(where: FileManager.default.fileExists(atPath:)))
    let own = folder.url.appendingPathComponent("own/Fonts")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: bold, toPath: own.appendingPathComponent("Inter-SemiBold.otf").path)
    _ = try run("record", "Greeting")
    let usual = try environment()
    #expect(try run("test", "Greeting", "--resources", "own").status == 3)
    #expect(try run("record", "Greeting", "--resources", "own").status == 0)
    #expect(try environment() != usual)
    #expect(try run("test", "Greeting", "--resources", "own").status == 0)
    let again = try run("test", "Greeting", "--fonts", "own/Fonts", "--resources", "own")
    #expect(again.status == 0, "named as well, they are the same")
  }
}
