import LPDrawing
import Foundation
import LPScene
import Testing
@testable import LPCatalogs

@Suite struct CompareCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let white = Self.picture(40, 30)
    try write(white, "a.png")
    try write(white, "same-pixels.png", effort: .small, text: "other bytes")
    try write(Self.picture(40, 30) { $0 == 7 && $1 == 9 }, "b.png")
    try write(Self.picture(40, 31), "taller.png")
    try write(Self.picture(40, 30, shade: 250) { x, _ in x == 7 }, "pale.png")
  }

  static func picture(
    _ width: Int, _ height: Int, shade: UInt8 = 0, _ isMarked: (Int, Int) -> Bool = { _, _ in false }
  ) -> RasterImage {
    let pixels = (0..<height).flatMap { y in
      (0..<width).flatMap { x -> [UInt8] in isMarked(x, y) ? [shade, shade, shade, 255] : [255, 255, 255, 255] }
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  private func write(
    _ image: RasterImage, _ name: String, effort: PNGFile.Effort = .fast, text: String = "1"
  ) throws {
    let bytes = try PNGFile.encode(image, chunks: [("Comment", text)], effort: effort)
    try Data(bytes).write(to: folder.url.appendingPathComponent(name))
  }

  private func compare(_ arguments: String...) throws -> CommandRun {
    try CommandRun("preview", ["compare"] + arguments, in: folder)
  }

  @Test func `the same file is settled without decoding it`() throws {
    // No picture at all, so that decoding would fail.
    try folder.write("no picture", to: "x.png")
    let run = try compare("x.png", "x.png")
    #expect(run.status == 0 && run.output == "the same, byte for byte\n")
  }

  @Test func `other bytes of the same pixels are the same`() throws {
    let run = try compare("a.png", "same-pixels.png")
    #expect(run.status == 0 && run.output == "the same pixels, in files that differ\n")
  }

  @Test func `what differs is counted and placed, and the next command said`() throws {
    let run = try compare("a.png", "b.png")
    #expect(run.status == 1)
    #expect(
      run.output == """
        1 of 1,200 pixels (0.083 %) differ, within 1×1 at 7,9; colours by up to 100 %
          over 0 %: 1 pixels, over 1 %: 1, over 2 %: 1, over 5 %: 1, over 10 %: 1, over 20 %: 1, over 50 %: 1

        """)
    #expect(run.errors == "next: preview compare a.png b.png --out diff.png\n")
  }

  @Test func `a picture of the difference is written where something differs`() throws {
    let run = try compare("a.png", "b.png", "--out", "made/diff.png")
    #expect(run.status == 1 && run.output.hasSuffix("see: made/diff.png\n"))
    let diff = try PNGFile.decode(Array(Data(contentsOf: folder.url.appendingPathComponent("made/diff.png"))))
    #expect((diff.width, diff.height) == (40 * 3 + 64, 30 + 32))
    _ = try compare("a.png", "same-pixels.png", "--out", "none.png")
    #expect(!folder.exists("none.png"))
  }

  @Test func `unequal sizes differ`() throws {
    let run = try compare("a.png", "taller.png", "--out", "diff.png")
    #expect(run.status == 1)
    #expect(run.output == "the picture is 40×31 and the golden 40×30 pixels\nsee: diff.png\n")
  }

  @Test func `a tolerance is said when it is in force`() throws {
    let near = try compare("a.png", "pale.png", "--distance", "0.05")
    #expect(near.status == 0)
    #expect(near.output.contains("the same within the tolerance"))
    #expect(near.output.contains("tolerance in force: colours within 5 %; passed over: 30 near"))
    #expect(try compare("a.png", "pale.png").status == 1)
    #expect(try compare("a.png", "b.png", "--allow", "1").status == 0)
  }

  @Test func `JSON has a schema and the counts`() throws {
    let run = try compare("a.png", "b.png", "--json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(report?["schema"] as? String == "layout-preview/compare/1")
    #expect((report?["difference"] as? [String: Any])?["differingPixels"] as? Int == 1)
    #expect(run.status == 1)
  }

  @Test(arguments: [
    (["a.png"], "compare takes two pictures"),
    (["a.png", "b.png", "a.png"], "compare takes two pictures"),
    (["a.png", "missing.png"], "missing.png cannot be read: No such file"),
    (["a.png", "."], ". is not a file"),
    (["a.png", "empty.png"], "empty.png is empty"),
    (["a.png", "text.png"], "text.png: This is not a PNG file."),
    (["a.png", "cut.png"], "cut.png: The PNG file is truncated."),
    (["a.png", "b.png", "--distance", "2"], "'2' is not a number from 0 to 1, in --distance"),
    (["a.png", "b.png", "--allow", "-1"], "'-1' is not a number from 0 to 100 million, in --allow"),
    (["a.png", "b.png", "--out", "a.png/diff.png"], "a.png cannot be written"),
  ]) func `what cannot be done is said in a line`(arguments: [String], problem: String) throws {
    try folder.write("", to: "empty.png")
    try folder.write("hello", to: "text.png")
    try Data(try Data(contentsOf: folder.url.appendingPathComponent("a.png")).dropLast(9))
      .write(to: folder.url.appendingPathComponent("cut.png"))
    let run = try CommandRun("preview", ["compare"] + arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: \(problem)"), "\(run.errors)")
    #expect(run.errors.contains("preview compare") || run.errors.contains("run the command again"), "\(run.errors)")
  }
}
