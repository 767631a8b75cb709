import Foundation
import Testing
@testable import Catalogs

@Suite struct FilmstripCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ out: String, _ more: [String] = []) throws -> CommandRun {
    try CommandRun(
      "AutoLayoutGuide",
      ["render", "Growing button, small", "--filmstrip", "5", "--format", "text,png", "--out", out] + more, in: folder)
  }

  @Test func `a change is drawn both ways beside the picture, and the text says what breaks`() throws {
    let run = try render("a")
    #expect(run.status == 0)
    let names = folder.files.filter { !$0.contains("rtl") }.map { String($0.split(separator: "/").last!) }
    #expect(names == ["375x480.filmstrip.png", "375x480.filmstrip.txt", "375x480.layout.txt", "375x480.png"])
    let text = try folder.text("a/AutoLayoutGuide/growing-button-small/375x480.filmstrip.txt")
    #expect(text.hasPrefix("Growing button, small: To the limit: 400 ms easeInOut, 5 steps\n\n0 ms\n"))
    #expect(text.contains("Interpolated frames break 2 constraints on the way:\n1  button.width == "))
    // The wish grows from 90 to 540 points: half way it is 315, and the interpolated width is (90 + 375) / 2.
    #expect(text.contains("button  interpolated 71.25, 97.5, 232.5 × 285  solved 30, 82.5, 315 × 315"))
  }

  @Test func `the same bytes come again, and from several workers`() throws {
    for (out, jobs) in [("a", "1"), ("b", "2")] { #expect(try render(out, ["--jobs", jobs]).status == 0) }
    let names = folder.files.filter { $0.hasPrefix("a/") }.map { $0.dropFirst(2) }
    #expect(names.count == 8)
    for name in names { #expect(try folder.read("a/\(name)") == folder.read("b/\(name)"), "\(name)") }
  }

  @Test func `a preview without a change is drawn, and told that nothing is animated`() throws {
    let run = try CommandRun("Troubled", ["render", "Plain", "--filmstrip", "3", "--format", "png"], in: folder)
    #expect(run.status == 0)
    #expect(folder.files == ["out/Troubled/plain/default.png"])
    #expect(run.errors.contains("note: nothing is animated: 'Plain' declares no change [nothing-animated]"))
  }

  @Test(arguments: ["1", "25", "-3", "many"])
  func `a number of steps that makes no strip is refused`(_ steps: String) throws {
    let run = try CommandRun("Troubled", ["render", "Plain", "--filmstrip", steps], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--filmstrip"))
    #expect(folder.files.isEmpty)
  }
}
