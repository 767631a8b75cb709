import Foundation

/// Two pictures that differ, as whole processes: ours, ImageMagick's and perceptualdiff, in turns.
struct PicturesRun {
  private let tools: GoldensTools
  private static let rounds = 15

  init(_ tools: GoldensTools) { self.tools = tools }

  func run(into report: inout GoldensReport) throws {
    report.missing_tools = tools.missing
    note("drawing pictures")
    let phone = try screens("phone", size: "390x844", scale: 3)
    let large = try screens("large", size: "1920x1080", scale: 2)
    note("comparing them")
    let times = try measure(phone, slow: true)
    (report.compare_ms, report.imagemagick_ms, report.perceptualdiff_ms) = (times[0], times[1], times[2])
    let largeTimes = try measure(large)
    (report.compare_4k_ms, report.imagemagick_4k_ms) = (largeTimes[0], largeTimes[1])
    if let clouds = try clouds() {
      let times = try measure(clouds)
      (report.compare_photo_ms, report.imagemagick_photo_ms) = (times[0], times[1])
    }
    report.compare_identical_ms = try median(
      (0..<Self.rounds).map { _ in
        try TimedProcess([tools.preview, "compare", phone[0], phone[0]]).expect([0]).milliseconds
      })
    report.start_ms = try median(
      (0..<Self.rounds).map { _ in try TimedProcess([tools.preview, "--version"]).milliseconds })
  }

  /// Medians of ours, ImageMagick's and, where asked for, perceptualdiff's; `nil` for what is not installed.
  private func measure(_ files: [String], slow: Bool = false) throws -> [Double?] {
    var times: [[Double]] = [[], [], []]
    for round in 0..<Self.rounds {
      times[0].append(try TimedProcess([tools.preview, "compare"] + files).expect([1]).milliseconds)
      if let imageMagick = tools.imageMagick {
        times[1].append(
          try TimedProcess([imageMagick, "-metric", "AE"] + files + ["null:"]).expect([1]).milliseconds)
      }
      if slow, round < 5, let perceptualdiff = tools.perceptualdiff {
        times[2].append(try TimedProcess([perceptualdiff] + files).expect([0, 1]).milliseconds)
      }
    }
    return times.map(median)
  }

  /// A screen of the gallery in two text sizes, as another program would have written the files: true colours, rows
  /// filtered, compressed by zlib.
  private func screens(_ name: String, size: String, scale: Int) throws -> [String] {
    try ["large", "xLarge"].map { text in
      let folder = tools.path("\(name)-\(text)")
      try TimedProcess([
        tools.gallery, "render", "Article", "--size", size, "--scale", "\(scale)", "--text-size", text, "--format",
        "png", "--out", folder,
      ]).expect([0])
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      guard let picture = files.first(where: { $0.hasSuffix(".png") }) else {
        throw TimedProcess.Failure(description: "nothing was drawn in \(folder)")
      }
      return try rewritten("\(folder)/\(picture)", "\(name)-\(text).png")
    }
  }

  private func rewritten(_ path: String, _ name: String) throws -> String {
    guard let convert = tools.convert else { return path }
    try TimedProcess([convert, path, "PNG24:\(tools.path(name))"]).expect([0])
    return tools.path(name)
  }

  /// Pictures without an even area, which are the most work to decompress.
  private func clouds() throws -> [String]? {
    guard let convert = tools.convert else { return nil }
    let files = [tools.path("clouds.png"), tools.path("clouds-marked.png")]
    try TimedProcess([convert, "-seed", "3", "-size", "1170x2532", "plasma:tomato-steelblue", "PNG24:\(files[0])"])
      .expect([0])
    try TimedProcess([
      convert, files[0], "-fill", "red", "-draw", "rectangle 300,900 420,1000", "PNG24:\(files[1])",
    ]).expect([0])
    return files
  }
}
