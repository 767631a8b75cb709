import AutoLayout
import Drawing
import Foundation
import Scene
import Snapshots

/// How previews are compared with their goldens.
struct GoldenOptions: Codable, Sendable {
  enum Purpose: Codable, Sendable {
    /// Compares, and writes what differs to the failures.
    case test
    case record(RecordMode)
  }

  let purpose: Purpose
  /// The folder that holds `goldens` and `.preview`.
  let package: String
  let forcesPixels: Bool
  /// Layout goldens whose pictures are drawn and compared all the same.
  let sampled: Set<String>
  /// This machine's libraries and the fonts that goldens were made with, hashed once for all workers.
  let environment: GoldenEnvironment
  /// What the goldens were made with.
  let recorded: GoldenEnvironment?
  /// The command that records, as it can be typed.
  let recordCommand: String

  func store() -> GoldenStore {
    GoldenStore(root: URL(fileURLWithPath: package), environment: ProcessInfo.processInfo.environment)
  }
}

/// Compares previews with their goldens, or records them.
@MainActor
struct GoldenDesk: WorkerDesk {
  private let renderer: PreviewRenderer
  private let options: GoldenOptions
  private let check: GoldenCheck
  private let places: PreviewPlaces

  init(renderer: PreviewRenderer, options: GoldenOptions) {
    self.renderer = renderer
    self.options = options
    places = PreviewPlaces(renderer.catalog)
    check = GoldenCheck(
      store: options.store(), environment: options.environment, recordedEnvironment: options.recorded,
      forcesPixels: options.forcesPixels)
  }

  func perform(_ item: WorkItem) -> TaskResult {
    guard case .variant(let task) = item else { return TaskResult() }
    var result = TaskResult()
    do {
      let layout = renderer.layOut(task)
      result.diagnostics = layout.diagnostics
      let fonts = renderer.fonts.withKerningFaces(layout.fonts, metrics: renderer.metrics)
      result.fonts = fonts
      let scene = renderer.scene(of: layout, options: SceneOptions())
      try renderer.requireImages(for: task, in: scene)
      result.readsElsewhere = scene.imageNames.contains { $0.hasPrefix("/") || $0.contains("..") }
      var picture = picture(of: scene, fonts, task)
      picture.moved = moved(layout.result, scene, task)
      result.golden = try compare(task, layout.result, picture)
    } catch let error as GoldenCheckError {
      result.failure = CommandFailure(error.message, remedy: "Then run this again.")
    } catch {
      result.failure = CommandFailure(error, next: "Then run this again.")
    }
    return result
  }

  private func compare(
    _ task: PreviewTask, _ layout: LayoutResult, _ picture: PictureSource
  ) throws -> GoldenReport {
    let place = places.golden(task)
    let tolerance = renderer.catalog.previews[task.preview].tolerance.image
    var check = check
    if options.sampled.contains(place.layoutPath) { check.forcesPixels = true }
    switch options.purpose {
    case .test:
      let outcome = try check.verify(layout, at: place, picture: picture, tolerance: tolerance)
      let files = try FailureFolder(check: check).write(outcome, picture: picture)
      return GoldenReport(
        outcome, lines: VerdictText.lines(for: outcome, files: files, record: options.recordCommand), files: files,
        digest: check.digest(of: outcome, picture: picture))
    case .record(let mode):
      let recorder = GoldenRecorder(check: check, mode: mode)
      let recording = try recorder.record(layout, at: place, picture: picture, tolerance: tolerance)
      var files = ReportedFiles()
      files.written = recording.written
      if !recording.written.isEmpty { FailureFolder(check: check).clear(place) }
      return GoldenReport(
        recording.outcome, lines: recording.written.map { "wrote \($0)" }, files: files,
        digest: check.digest(of: recording.outcome, picture: picture))
    }
  }

  /// The golden's own picture beside the scene.
  private func moved(
    _ layout: LayoutResult, _ scene: Scene, _ task: PreviewTask
  ) -> (LayoutTextDocument) throws -> RasterImage? {
    let path = "\(options.package)/\(places.golden(task).picturePath)"
    let images = renderer.imageFiles(scale: task.variant.scale).adding("golden", path: path)
    let hasPicture = FileManager.default.fileExists(atPath: path)
    return { [fonts = renderer.fonts, typesetter = renderer.typesetter] golden in
      let places = golden.places
      let area = CGRect(origin: .zero, size: places.size)
      let before = hasPicture ? Scene(size: places.size, items: [.image("golden", in: area, flipped: false)]) : nil
      let sheet = BeforeAfter(
        before: places, after: layout, pictures: (before, scene), captions: ("expected", "actual"))
      guard sheet.hasChanges else { return nil }
      return try PNGRenderer(fonts: fonts, images: images).raster(
        sheet.scene(typesetter: typesetter), scale: task.variant.scale)
    }
  }

  private func picture(of scene: Scene, _ fontNames: [String], _ task: PreviewTask) -> PictureSource {
    let images = renderer.imageFiles(scale: task.variant.scale)
    let fonts = renderer.fonts
    let scale = task.variant.scale
    var source = PictureSource(
      digest: { scene.digest(imageDigest: images.digest) },
      environment: { [metrics = renderer.metrics] in fonts.goldenEnvironment(of: fontNames, metrics: metrics) },
      draw: { try PNGRenderer(fonts: fonts, images: images).raster(scene, scale: scale) },
      encode: { try PNGFile.encode($0, effort: .small) }, decode: { try PNGFile.decode($0) }, scale: Double(scale))
    source.headings = PanelHeadings(typesetter: renderer.typesetter, fonts: fonts, scale: scale).draw
    return source
  }
}

extension FontSet {
  /// Libraries, and the named font files as they are on this machine; files that are not here are left out.
  func goldenEnvironment(of names: [String], metrics: TextMetrics) -> GoldenEnvironment {
    let record = environment(of: names)
    return GoldenEnvironment(
      fonts: record.fonts.map { .init(name: $0.file, sha256: $0.sha256, package: Self.package(of: $0.file)) },
      libraries: record.libraries.map { .init(name: $0.name, version: $0.version) }, metrics: metrics.rawValue)
  }

  /// Debian's.
  private static func package(of file: String) -> String? {
    if file.hasPrefix("Inter") { return "fonts-inter" }
    if file.hasPrefix("NotoColorEmoji") { return "fonts-noto-color-emoji" }
    if file.hasPrefix("NotoSansCJK") || file.hasPrefix("NotoSerifCJK") { return "fonts-noto-cjk" }
    if file.hasPrefix("Noto") { return "fonts-noto-core" }
    return file.hasPrefix("DejaVu") ? "fonts-dejavu-core" : nil
  }
}
