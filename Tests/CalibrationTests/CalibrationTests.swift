import LPDrawing
import Foundation
import LPScene
import LPSupport
import LPSnapshots
import Testing

@testable import LPCalibration

/// Scenes that tell environments that draw alike from others.
@Suite struct CalibrationTests {
  @Test func `The scenes are the same every time, and exercise every kind of item`() throws {
    let first = try Calibration().results().map { ($0.name, $0.result.digest) }
    let second = try Calibration().results().map { ($0.name, $0.result.digest) }
    #expect(first.map(\.0) == second.map(\.0) && first.map(\.1) == second.map(\.1))
    #expect(Set(first.map(\.0)).count == first.count && first.count >= 12)
    #expect(Set(first.map(\.1)).count == first.count, "no two scenes look alike")
  }

  @Test func `Every script is shown in a font that has it`() throws {
    for (name, result) in try Calibration().results() {
      switch result {
      case .picture(let image):
        #expect(image.pixels.contains { $0 != 0 } && image.width > 20 && image.height > 10, "\(name)")
      case .text(let text): #expect(text.count > 200, "\(name): \(text)")
      }
    }
  }

  /// Changes of antialiasing, of the tolerance of curves, of the filter of pictures, of hints and places of glyphs.
  static let changes: [RasterSettings] = {
    func settings(_ change: (inout RasterSettings) -> Void) -> RasterSettings {
      var settings = RasterSettings()
      change(&settings)
      return settings
    }
    // CAIRO_ANTIALIAS_NONE and FAST; CAIRO_FILTER_FAST, NEAREST and GAUSSIAN.
    let single =
      [1, 4].map { value in settings { $0.antialias = value } }
      + [0.5, 1, 2, 4, 10].map { value in settings { $0.tolerance = value } }
      + [0, 3].map { value in settings { $0.filter = value } }
      + [1, 2, 3].map { value in settings { $0.glyphShift = value } } + [settings { $0.hintsGlyphs = true }]
    var random = SplitMix64(seed: 20)
    let mixed = (0..<(20 - single.count)).map { _ in
      settings {
        $0.tolerance = Double.random(in: 0.5...3, using: &random)
        $0.glyphShift = Int.random(in: 0...3, using: &random)
        $0.filter = Bool.random(using: &random) ? 3 : nil
      }
    }
    return single + mixed
  }()

  private static let digests = Result { try Calibration.digests(nil) }

  @Test(arguments: changes)
  func `A change of the renderer is noticed, with the scenes that differ and by how much`(
    _ settings: RasterSettings
  ) throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("Calibration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    let store = GoldenStore(root: package, environment: [:])
    try Calibration.record(in: store)
    var recorded = GoldenEnvironment(fonts: [], libraries: [])
    recorded.setCalibration(try Self.digests.get())
    var here = GoldenEnvironment(fonts: [], libraries: [])
    try RasterSettings.$changed.withValue(settings) {
      here.setCalibration(try Calibration.digests(nil))
      here.calibrationChanges = try Calibration.changes(from: recorded.calibration, in: store)
    }
    let differences = here.differences(from: recorded)
    #expect(!differences.isEmpty)
    for difference in differences {
      #expect(difference.kind == .calibration && difference.message.contains("pixels"), "\(difference.message)")
      #expect(difference.message.contains("the calibration scene '\(difference.name)' differs"))
    }
  }

  @Test func `Other text is reported by the first line that differs`() {
    let result = CalibrationResult.text("a\nb\nc\n")
    #expect(result.difference(from: Array("a\nx\nc\n".utf8)) == "1 of 3 lines differ; \"x\" became \"b\"")
    #expect(result.difference(from: Array("a\nb\nc\n".utf8)) == nil)
  }

  @Test func `Digests are remembered for the code that is loaded and what chooses among it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Calibration-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try #require(CalibrationCache(environment: ["XDG_CACHE_HOME": folder.path]))
    #expect(cache.digests == nil)
    let digests = try Calibration.digests(cache)
    #expect(cache.digests == digests)
    let again = try #require(CalibrationCache(environment: ["HOME": "/nowhere", "XDG_CACHE_HOME": folder.path]))
    #expect(try Calibration.digests(again) == digests)
    #expect(CalibrationCache(environment: [:]) == nil)
    for name in ["GLIBC_TUNABLES", "PIXMAN_DISABLE"] {
      let other = try #require(CalibrationCache(environment: ["XDG_CACHE_HOME": folder.path, name: "sse2"]))
      #expect(other.digests == nil, "\(name) chooses the code of libraries")
    }
  }
}
