import Foundation
import LPDrawing
import LPScene

/// A thousand variants of the gallery whose goldens all differ, in layout and picture.
///
/// On one side `preview test`, which finds, explains and keeps every difference; on the other side `preview render` of the
/// same variants, which draws each picture once.
struct DifferingRun {
  private let tools: GoldensTools
  private let package: String

  init(_ tools: GoldensTools) {
    self.tools = tools
    package = tools.path("differing")
  }

  func run(into report: inout GoldensReport) throws {
    note("recording a thousand variants, to change them all")
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    let place = ["--package-path", package]
    try TimedProcess([tools.gallery, "record"] + place + UnchangedRun.variants, environment: ["CI": "false"])
      .expect([0])
    report.differing_variants = try lower()
    var (tests, drawings): ([TimedProcess], [TimedProcess]) = ([], [])
    for _ in 0..<3 {
      note("drawing and comparing them")
      let drawing = [tools.gallery, "render", "--format", "png", "--out", tools.path("drawn")] + UnchangedRun.variants
      drawings.append(try TimedProcess(drawing).expect([0]))
      // As in CI: nothing but the failures is written.
      tests.append(
        try TimedProcess([tools.gallery, "test"] + place + UnchangedRun.variants, environment: ["CI": "true"])
          .expect([1]))
      report.differing_failures_mb = Self.megabytes("\(package)/.preview/failures")
    }
    report.differing_ms = median(tests.map(\.milliseconds))
    report.drawing_ms = median(drawings.map(\.milliseconds))
    report.differing_ratio = median(zip(tests, drawings).map { $0.milliseconds / $1.milliseconds })
    report.differing_peak_mb = tests.map(\.peakMegabytes).max()
  }

  /// Moves everything but the screen itself 4 points down in all goldens, and their pixels by as much.
  ///
  /// - Returns: how many goldens there are.
  private func lower() throws -> Int {
    let folder = "\(package)/goldens/Gallery"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".layout.txt") {
      let path = "\(folder)/\(name)"
      let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
      let changed = lines.map { line in
        guard line.hasPrefix("  "), let found = line.firstMatch(of: #/ (-?[\d.]+),(-?[\d.]+) [\d.]+×[\d.]+/#),
          let top = Double(found.2)
        else { return line }
        let text = (top + 4).formatted(.number.grouping(.never).precision(.fractionLength(0...4)))
        return line.replacingCharacters(in: found.2.startIndex..<found.2.endIndex, with: text)
      }
      try changed.joined(separator: "\n").write(toFile: path, atomically: false, encoding: .utf8)
    }
    let pictures = names.filter { $0.hasSuffix(".png") }
    for name in pictures {
      let url = URL(fileURLWithPath: "\(folder)/\(name)")
      var image = try PNGFile.decode([UInt8](try Data(contentsOf: url)))
      let row = image.width * 4
      image.pixels = Array(image.pixels.prefix(row * 8) + image.pixels.dropLast(row * 8))
      try Data(try PNGFile.encode(image)).write(to: url)
    }
    return pictures.count
  }

  private static func megabytes(_ folder: String) -> Double {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.fileSizeKey])
    var bytes = 0
    while let file = files?.nextObject() as? URL {
      bytes += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    return Double(bytes) / 1_000_000
  }
}
