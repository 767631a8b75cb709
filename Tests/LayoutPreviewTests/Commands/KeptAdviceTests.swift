import Foundation
import Testing

/// Advice and counts keep what the command was asked for.
@Suite struct KeptAdviceTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> CommandRun { try CommandRun("Troubled", arguments, in: folder) }

  private func changeGolden(_ variant: String = "default") throws {
    let golden = "goldens/Troubled/small-box/\(variant).layout.txt"
    try folder.write(try folder.text(golden).replacing("120", with: "130"), to: golden)
  }

  @Test func `the advice to record left out the variants that were asked for`() throws {
    let test = try run("test", "Small box", "--size", "compact,regular", "--rtl")
    #expect(test.status == 1)
    #expect(test.output.contains("record --size compact,regular --rtl \"Small box\""), "\(test.output)")
    #expect(test.output.contains("next: "))
    #expect(try run("test", "Small box").output.contains("record \"Small box\""))
  }

  @Test func `a changed golden that is not recorded counted as unchanged, without a word of what changed`() throws {
    #expect(try run("record", "Small box").status == 0)
    try changeGolden()
    let record = try run("record", "Small box", "--record", "missing")
    #expect(record.output.contains("0 recorded, 0 unchanged, 1 not recorded"), "\(record.output)")
    #expect(record.output.contains("10 pt narrower (width 130 → 120)"), "\(record.output)")
    #expect(folder.exists(".preview/failures/Troubled/small-box/default/expected.layout.txt"))
  }

  @Test func `accepting one golden said that none was pending while another was`() throws {
    #expect(try run("record", "Small box", "--size", "compact,regular").status == 0)
    for variant in ["compact", "regular"] where folder.exists("goldens/Troubled/small-box/\(variant).layout.txt") {
      try changeGolden(variant)
    }
    if folder.exists("goldens/Troubled/small-box/default.layout.txt") { try changeGolden() }
    #expect(try run("test", "Small box").status == 1)
    let review = try run("review", "--accept", "Small box", "--variant", "regular")
    #expect(review.output.contains("1 accepted, 0 rejected, 1 pending"), "\(review.output)")
  }

  @Test func `where pictures cannot be kept the difference is reported all the same`() throws {
    #expect(try run("record", "Small box").status == 0)
    try changeGolden()
    // A file in the place of the folder.
    try folder.write("", to: ".preview/failures")
    let test = try run("test", "Small box")
    #expect(test.status == 1, "\(test.errors)")
    #expect(test.output.contains("10 pt narrower (width 130 → 120)"), "\(test.output)")
    #expect(test.output.contains("the pictures of it are not kept"), "\(test.output)")
  }
}
