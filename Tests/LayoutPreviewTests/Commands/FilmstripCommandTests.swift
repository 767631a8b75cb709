import Foundation
import Testing
@testable import LPCatalogs

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

  @Test func `the other layouts of ambiguous views are drawn beside the first`() throws {
    let arguments = ["render", "Ambiguous", "--filmstrip", "3", "--format", "png,svg,text"]
    let run = try CommandRun("Problems", arguments, in: folder)
    #expect(run.status == 0)
    #expect(!run.errors.contains("nothing-animated"))
    let text = try folder.text("out/Problems/ambiguous/default.ambiguity.txt")
    #expect(text.hasPrefix("Ambiguous, default: 2 other valid layouts\n\nbanner exercised\n"))
    // The banner may have any height from 80 to 160 points, and the caption is below it.
    let banner = try #require(text.split(separator: "\n").first { $0.contains(" → ") })
    let heights = banner.matches(of: /× ([0-9.]+)/).compactMap { Double($0.1) }
    #expect(heights.count == 2 && heights[0] != heights[1] && heights.allSatisfy { (80...160).contains($0) })
    #expect(text.contains("badge exercised\n"))
    #expect(try folder.read("out/Problems/ambiguous/default.ambiguity.png").count > 1000)
    #expect(try folder.text("out/Problems/ambiguous/default.ambiguity.svg").contains("other valid layouts"))
    let few = try CommandRun(
      "Problems", ["render", "Ambiguous", "--filmstrip", "2", "--format", "text", "--out", "few"], in: folder)
    #expect(few.status == 0)
    let fewer = try folder.text("few/Problems/ambiguous/default.ambiguity.txt")
    #expect(fewer.hasSuffix("\n2 more ambiguous views not shown\n"))
  }

  @Test(arguments: ["1", "25", "-3", "many"])
  func `a number of steps that makes no strip is refused`(_ steps: String) throws {
    let run = try CommandRun("Troubled", ["render", "Plain", "--filmstrip", steps], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--filmstrip"))
    #expect(folder.files.isEmpty)
  }
}
