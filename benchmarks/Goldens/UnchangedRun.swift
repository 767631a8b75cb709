import Dispatch
import LPDrawing
import Foundation
import LPSnapshots
import Synchronization

/// A thousand variants of the gallery that are as they were.
///
/// On one side `preview test`, a whole process with its workers: it makes every view tree, lays it out, compares the
/// layout text, and proves each picture by its seal. On the other side the same pictures, each with a copy of itself:
/// ImageMagick's `compare -metric AE`, a process each, as many at a time as there are processors; and, without any
/// process to start, this project's own decoder and comparison.
struct UnchangedRun {
  private let tools: GoldensTools
  static let variants = [
    "--device", "iPhone SE,iPhone 15,iPhone 15 Pro Max,iPad mini,iPad Pro 11",
    "--text-size", "xSmall,large,xxxLarge,accessibility1,accessibility5",
    "--strings", "plain,doubled,accented,bounded,rtl",
  ]

  init(_ tools: GoldensTools) { self.tools = tools }

  func run(into report: inout GoldensReport) throws {
    note("recording a thousand variants")
    let package = tools.path("unchanged")
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    let place = ["--package-path", package]
    try TimedProcess([tools.gallery, "record"] + place + Self.variants, environment: ["CI": "false"]).expect([0])
    let pictures = try copyPictures(package)
    note("comparing them")
    let tests = try (0..<3).map { _ in
      try TimedProcess([tools.gallery, "test"] + place + Self.variants, keepsOutput: true).expect([0]).milliseconds
    }
    report.unchanged_variants = pictures.count
    report.unchanged_ms = median(tests)
    report.in_process_unchanged_ms = try compareInProcess(pictures)
    if let imageMagick = tools.imageMagick {
      report.imagemagick_unchanged_ms = try compareByProcesses(pictures, imageMagick)
    }
    report.missing_tools = tools.missing
    report.unchanged_ratio = report.imagemagick_unchanged_ms.map { $0 / report.unchanged_ms! }
    report.in_process_ratio = report.in_process_unchanged_ms.map { $0 / report.unchanged_ms! }
  }

  private func copyPictures(_ package: String) throws -> [(golden: String, copy: String)] {
    let folder = "\(package)/goldens/Gallery"
    let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
    let copies = tools.path("copies")
    try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
    return try names.enumerated().map { index, name in
      let copy = "\(copies)/\(index).png"
      try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: copy)
      return ("\(folder)/\(name)", copy)
    }
  }

  private static func timed(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try body()
    let duration = (clock.now - start).components
    return Double(duration.seconds) * 1000 + Double(duration.attoseconds) / 1e15
  }

  /// As many at a time as there are processors.
  private func each(
    _ pictures: [(golden: String, copy: String)], _ body: @Sendable (String, String) throws -> Void
  ) throws {
    let problem = Mutex<(any Error)?>(nil)
    let threads = max(1, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in stride(from: thread, to: pictures.count, by: threads) {
        do {
          try body(pictures[index].golden, pictures[index].copy)
        } catch {
          problem.withLock { $0 = error }
          return
        }
      }
    }
    if let error = problem.withLock({ $0 }) { throw error }
  }

  private func compareInProcess(_ pictures: [(golden: String, copy: String)]) throws -> Double {
    try Self.timed {
      try each(pictures) { golden, copy in
        let images = try [golden, copy].map { path in
          try PNGFile.decode([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
        }
        guard ImageComparison(expected: images[0], actual: images[1]).difference() == nil else {
          throw TimedProcess.Failure(description: "\(golden) differs from its copy")
        }
      }
    }
  }

  private func compareByProcesses(
    _ pictures: [(golden: String, copy: String)], _ imageMagick: String
  ) throws -> Double {
    note("comparing them by ImageMagick, which takes minutes")
    return try Self.timed {
      try each(pictures) { golden, copy in
        try TimedProcess([imageMagick, "-metric", "AE", golden, copy, "null:"]).expect([0])
      }
    }
  }
}
