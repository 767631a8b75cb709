import LPDrawing
import Foundation
import LayoutPreview
import LPScene
import LPSnapshots
import Testing
@testable import LPCatalogs
import LPVariants

@Suite struct SampleTests {
  private func proofs(_ folder: TemporaryFolder, _ options: String...) throws -> [GoldenVerdict.Proof?] {
    let run = try CommandRun("Troubled", ["test", "Greeting", "--json"] + options, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONReport.read(Array(run.output.utf8), name: "test")
    return report.catalogs.flatMap { $0.variants.map(\.proof) }
  }

  @Test func `a sample is drawn and compared, and the rest proven by digest`() throws {
    let folder = try TemporaryFolder()
    let variants = ["--size", "all", "--appearance", "all"]
    #expect(try CommandRun("Troubled", ["record", "Greeting"] + variants, in: folder).status == 0)
    #expect(try proofs(folder).allSatisfy { $0 == .digest })
    let sampled = try proofs(folder, "--sample", "2")
    #expect(sampled.count == 4 && sampled.count { $0 == .pixels } == 2)
    #expect(try proofs(folder, "--sample", "2") == sampled)
    let others = try (1...6).map { try proofs(folder, "--sample", "2", "--sample-seed", "\($0)") }
    #expect(others.contains { $0 != sampled } && others.allSatisfy { $0.count { $0 == .pixels } == 2 })
    #expect(try proofs(folder, "--sample", "99").allSatisfy { $0 == .pixels })
  }

  @Test func `a preview says how far its pictures may be off`() {
    let preview = Preview("P", tolerance: PictureTolerance(distance: 0.02, allowedPixels: 3)) { View() }
    #expect(preview.tolerance.distance == 0.02 && preview.tolerance.allowedPixels == 3)
    #expect(Preview("Q") { View() }.tolerance == .exact)
    #expect(PictureTolerance(distance: .nan, allowedPixels: -1) == .exact)
    #expect(PictureTolerance(distance: 7).distance == 1)
  }

  /// Turns one bit of some pixels of a golden picture, back too, and takes its seal off.
  private func spoil(_ golden: String, pixels: Int, in folder: TemporaryFolder) throws {
    var image = try PNGFile.decode(Array(folder.read(golden)))
    for pixel in 0..<pixels { image.pixels[4 * (10 * image.width + 10 * pixel)] ^= 0x80 }
    try Data(try PNGFile.encode(image)).write(to: folder.url.appendingPathComponent(golden))
  }

  @Test func `a tolerance passes what it allows, says so, and nothing beyond it`() throws {
    let folder = try TemporaryFolder()
    let (lenient, exact) = ("goldens/Troubled/lenient-box/default.png", "goldens/Troubled/small-box/default.png")
    #expect(try CommandRun("Troubled", ["record", "Lenient box", "Small box"], in: folder).status == 0)
    try spoil(lenient, pixels: 2, in: folder)
    let within = try CommandRun("Troubled", ["test", "Lenient box"], in: folder)
    #expect(within.status == 0)
    #expect(
      within.output.contains("Lenient box: the same within its tolerance (") && within.output.contains("2 pixels"))
    try spoil(exact, pixels: 1, in: folder)
    #expect(try CommandRun("Troubled", ["test", "Small box"], in: folder).status == 1)
    try spoil(lenient, pixels: 6, in: folder)
    let beyond = try CommandRun("Troubled", ["test", "Lenient box"], in: folder)
    #expect(beyond.status == 1 && beyond.output.contains("Lenient box: differs from its golden"))
  }
}
