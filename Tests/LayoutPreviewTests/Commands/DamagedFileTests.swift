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
    #expect(try run("record", "--all", "Plain").status == 2, "a part of the catalog has not all of its fonts")
    #expect(try folder.text(path) == text)
    #expect(try run("record", "--all").status == 0)
    #expect(try folder.text(path) == recorded)
    #expect(try run("test", "Plain").status == 0)
  }
}
