import LPLayoutModel
import LPDrawing
import Foundation
import GalleryScreens
import LayoutPreview
import LPOperations
import LPVariants

/// `benchmarks pictures [--json] [--runs N]`: from view tree to PNG, beside browsers and rasterisers.
@MainActor
struct PicturesBenchmark {
  private struct Report: Encodable {
    var pipeline_ms: Double
    /// Processor time in the mean, which a busy machine changes less.
    var pipeline_cpu_ms: Double
    var chromium_warm_ms: Double?
    var chromium_cold_ms: Double?
    var oneshot_ms: Double?
    var rsvg_ms: Double?
    var png_bytes: Int
    var golden_png_bytes: Int
    var libpng6_bytes: Int
    var two_core_speedup: Double?
  }

  private let folder: URL
  private let runs: Int
  private let variant: Variant
  private let pipeline: PicturePipeline

  static func run(_ arguments: [String]) throws {
    let runs = arguments.firstIndex(of: "--runs").flatMap { Int(arguments.dropFirst($0 + 1).first ?? "") } ?? 21
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let benchmark = try PicturesBenchmark(folder: folder, runs: max(3, runs))
    let report = try benchmark.report()
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else {
      benchmark.show(report)
    }
  }

  private init(folder: URL, runs: Int) throws {
    self.folder = folder
    self.runs = runs
    // 390 × 844 points at three pixels a point: 1170 × 2532.
    variant = try Variant(screen: .device(Device(named: "iPhone 14")!))
    // The gallery's screen of 55 views.
    let catalog = Catalog(name: "Gallery", previews: Gallery().previews.filter { $0.name == "Products" })
    pipeline = try PicturePipeline(
      catalog: catalog, resources: Self.root.appendingPathComponent("examples/Gallery/Resources"), out: folder.path)
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL
  }

  // MARK: Measuring

  private func report() throws -> Report {
    var bytes: [UInt8] = []
    for _ in 0..<3 { bytes = try pipeline.write(0, variant, to: "warm.png") }
    let start = Clock.processorSeconds
    let times = try (0..<runs).map { _ in try Clock.milliseconds { _ = try pipeline.write(0, variant, to: "warm.png") }
    }
    let processor = (Clock.processorSeconds - start) * 1000 / Double(runs)
    let raster = try PNGFile.decode(bytes)
    let chromium = try browser()
    let oneshot = try oneshot()
    return Report(
      pipeline_ms: Clock.median(times), pipeline_cpu_ms: processor, chromium_warm_ms: chromium?.warm_ms,
      chromium_cold_ms: chromium?.cold_ms,
      oneshot_ms: oneshot?.ours, rsvg_ms: oneshot?.rsvg, png_bytes: bytes.count,
      golden_png_bytes: try PNGFile.encode(raster, effort: .small).count,
      libpng6_bytes: LibPNG.size(of: raster, level: 6), two_core_speedup: try speedup())
  }

  private struct BrowserTimes: Decodable {
    var warm_ms: Double?
    var cold_ms: Double?
  }

  /// A page with the same boxes, texts and symbols in the same places, at the same size in pixels.
  private func browser() throws -> BrowserTimes? {
    let page = folder.appendingPathComponent("page.html")
    let result = pipeline.result(0, variant)
    try Data(EquivalentPage(result).html.utf8).write(to: page)
    let script = Self.root.appendingPathComponent("benchmarks/peers/chromium.py").path
    let size = result.size
    let browser = try? TimedProcess(
      ["python3", script, page.path, "\(Int(size.width))", "\(Int(size.height))", "\(variant.scale)", "\(runs)"],
      keepsOutput: true)
    return browser.flatMap { try? JSONDecoder().decode(BrowserTimes.self, from: Data($0.output.utf8)) }
  }

  /// Whole processes in turns: ours for one picture of the gallery, and `rsvg-convert` for the same picture's SVG.
  private func oneshot() throws -> (ours: Double, rsvg: Double?)? {
    guard let gallery = Self.gallery else { return nil }
    let drawing = folder.appendingPathComponent("products.svg")
    try Data(pipeline.svg(0, variant)).write(to: drawing)
    let ours = [
      gallery, "render", "Products", "--device", "iPhone 14", "--format", "png", "--quiet", "--out",
      folder.appendingPathComponent("cold").path,
    ]
    let peer = [
      "rsvg-convert", "--zoom", "\(variant.scale)", "-o", folder.appendingPathComponent("rsvg.png").path, drawing.path,
    ]
    let hasPeer = (try? TimedProcess(peer))?.status == 0
    var times: (ours: [Double], peer: [Double]) = ([], [])
    for _ in 0..<runs {
      times.ours.append(try TimedProcess(ours).expect([0]).milliseconds)
      if hasPeer { times.peer.append(try TimedProcess(peer).milliseconds) }
    }
    return (Clock.median(times.ours), hasPeer ? Clock.median(times.peer) : nil)
  }

  /// A matrix of 200 pictures by one worker and by two, in turns: how many times faster two are.
  private func speedup() throws -> Double? {
    guard let gallery = Self.gallery else { return nil }
    func command(_ jobs: Int) -> [String] {
      [
        gallery, "render", "Products", "Settings", "Chat", "Checkout", "Article", "--device", "iPhone 14,iPhone SE",
        "--text-size", "small,large,xxLarge,accessibility1,accessibility3", "--direction", "ltr,rtl", "--appearance",
        "light,dark", "--format", "png",
        "--jobs", "\(jobs)", "--quiet", "--out", folder.appendingPathComponent("matrix\(jobs)").path,
      ]
    }
    for jobs in 1...2 { try TimedProcess(command(jobs)).expect([0]) }
    let ratios = try (0..<5).map { _ in
      try TimedProcess(command(1)).milliseconds / TimedProcess(command(2)).milliseconds
    }
    return Clock.median(ratios)
  }

  /// Built beside this program, by `swift build -c release`.
  private static var gallery: String? {
    let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("Gallery").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  // MARK: Text

  private func show(_ report: Report) {
    func line(_ what: String, _ value: Double?, _ peer: Double? = nil, _ unit: String = "ms") {
      guard let value else { return print("\(what): not measured (is it installed, is Gallery built in release?)") }
      let ratio = peer.map { String(format: ", %.1f times ours", value / $0) } ?? ""
      print(what + String(format: ": %.1f %@", value, unit) + ratio)
    }
    line("view tree to PNG on disk, warm", report.pipeline_ms)
    line("the same in processor time", report.pipeline_cpu_ms)
    line("Chromium's screenshot, warm", report.chromium_warm_ms, report.pipeline_ms)
    line("Chromium's screenshot, cold", report.chromium_cold_ms, report.pipeline_ms)
    line("one picture from a cold process", report.oneshot_ms)
    line("rsvg-convert on its SVG", report.rsvg_ms, report.oneshot_ms)
    let level6 = Double(report.libpng6_bytes)
    print(
      "PNG: \(report.png_bytes) bytes, golden \(report.golden_png_bytes), libpng level 6 \(report.libpng6_bytes) "
        + String(format: "(%.2f and %.2f)", Double(report.png_bytes) / level6, Double(report.golden_png_bytes) / level6)
    )
    line("two workers on 200 pictures", report.two_core_speedup, nil, "times as fast as one")
  }
}

/// Wall time of this machine.
enum Clock {
  static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
  }

  /// Of this process.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
