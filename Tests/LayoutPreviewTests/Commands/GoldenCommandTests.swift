import Foundation
import LayoutPreview
import LPSnapshots
import Testing
@testable import LPCatalogs
import LPVariants

@Suite struct GoldenCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun("Troubled", arguments, in: folder, environment: environment)
  }

  private static let goldens =
    ["environment.json"]
    + ["default", "regular"].flatMap { variant in
      [".layout.txt", ".png"].map { "greeting/\(variant)\($0)" }
    }

  @Test func `what was recorded is the same afterwards, in every variant that has a golden`() throws {
    #expect(try run("record", "Greeting", "--size", "all").status == 0)
    let files = folder.files.filter { !$0.hasPrefix("goldens/.fonts/") && !$0.hasPrefix("goldens/.calibration/") }
    #expect(files == Self.goldens.map { "goldens/Troubled/\($0)" }.sorted())
    let test = try run("test", "Greeting")
    #expect(test.status == 0)
    #expect(test.output == "2 variants: 2 the same\n")
    #expect(try run("test", "Greeting", "--pixels").status == 0)
    let again = try run("record", "Greeting")
    #expect(again.output == "2 variants: 0 recorded, 2 unchanged\n")
  }

  @Test func `a missing golden is found, and test writes none`() throws {
    let test = try run("test", "Plain")
    #expect(test.status == 1)
    #expect(test.output.contains("Plain: no golden yet"))
    #expect(!folder.files.contains { $0.hasPrefix("goldens/") })
  }

  @Test func `a difference says what moved and leaves expected, actual and diff`() throws {
    _ = try run("record", "Small box")
    let golden = "goldens/Troubled/small-box/default.layout.txt"
    try folder.write(try folder.text(golden).replacing("120", with: "130"), to: golden)
    let test = try run("test", "Small box")
    #expect(test.status == 1)
    #expect(test.output.contains("Small box: differs from its golden"))
    #expect(test.output.contains("10 pt narrower (width 130 → 120)"))
    #expect(folder.exists(".preview/failures/Troubled/small-box/default/expected.layout.txt"))
    #expect(folder.exists(".preview/failures/Troubled/small-box/default/actual.layout.txt"))
    #expect(try folder.text(golden).contains("130"))
    #expect(try run("record", "Small box").output.contains("wrote \(golden)"))
    #expect(try run("test", "Small box").status == 0)
  }

  @Test func `goldens made with another font file are another environment, not a difference`() throws {
    _ = try run("record", "Greeting")
    let recorded = try folder.text("goldens/Troubled/environment.json")
    let font = String(try #require(recorded.firstMatch(of: /"name" : "(Inter[^"]*)"/)).output.1)
    let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter"]
    let path = try #require(folders.map { "\($0)/\(font)" }.first(where: FileManager.default.fileExists))
    // A zero at the end changes no glyph, and the file's digest.
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path)) + Data([0])
    try folder.write("", to: "fonts/\(font)")
    try bytes.write(to: folder.url.appendingPathComponent("fonts/\(font)"))
    let test = try run("test", "Greeting", "--fonts", "fonts")
    #expect(test.status == 3)
    #expect(test.output.contains("\(font) differs"))
    #expect(try run("test", "Greeting").status == 0)
  }

  @Test func `under CI nothing is recorded`() throws {
    let record = try run("record", "Plain", environment: ["CI": "true"])
    #expect(record.status == 2)
    #expect(record.errors.contains("goldens are not written when CI=true"))
    #expect(folder.files.isEmpty)
    let test = try run("test", "Plain", environment: ["CI": "true"])
    #expect(test.status == 1)
    #expect(!folder.files.contains { $0.hasPrefix("goldens/") || $0.contains("pending") })
  }

  @Test func `goldens that no preview owns are reported, and deleted on request`() throws {
    try folder.write("layout 1\n", to: "goldens/Troubled/gone/default.layout.txt")
    let test = try run("test")
    #expect(test.errors.contains("stale: goldens/Troubled/gone/default.layout.txt"))
    #expect(try run("record", "Plain", "--prune").status == 2)
    #expect(folder.exists("goldens/Troubled/gone/default.layout.txt"))
    let record = try run("record", "--prune")
    #expect(record.status == 0)
    #expect(record.output.contains("deleted goldens/Troubled/gone/default.layout.txt"))
    #expect(!folder.exists("goldens/Troubled/gone"))
  }

  @Test func `a preview that crashes is no golden`() throws {
    let record = try run("record", "Out of range", "Plain", "--rtl")
    #expect(record.status == 1)
    #expect(record.errors.contains("the preview 'Out of range' crashed"))
    #expect(folder.exists("goldens/Troubled/plain/rtl.png"))
    #expect(!folder.exists("goldens/Troubled/out-of-range"))
  }

  @Test func `with --json each golden has its verdict`() throws {
    _ = try run("record", "Plain")
    let test = try run("test", "Plain", "Small box", "--json")
    let report = try JSONReport.read(Array(test.output.utf8), name: "output")
    #expect(report.schema == "layout-preview/test/2")
    #expect(report.status == 1)
    #expect(report.catalogs[0].variants.map(\.preview) == ["Plain", "Small box"])
    #expect(report.catalogs[0].variants.map(\.verdict) == [.same, .missing])
  }
}
