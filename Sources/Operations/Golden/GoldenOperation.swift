import LPCatalogs
import LPVariants
package import LPLayoutModel
package import LPDrawing
import Foundation
import LPScene
import LPSourceNames
package import LPSnapshots
import LPSupport

/// Compares previews with their goldens, or records them.
@MainActor
package struct GoldenOperation: LayoutOperation {
  package typealias Request = GoldenOptions

  package nonisolated static let name = "golden"
  package nonisolated static let progressTitle = "Comparing"

  private let renderer: PreviewRenderer
  private let options: GoldenOptions
  private let check: GoldenCheck
  private let places: PreviewPlaces

  package init(_ options: GoldenOptions, _ renderer: PreviewRenderer) {
    self.renderer = renderer
    self.options = options
    places = PreviewPlaces(renderer.catalog.description)
    check = GoldenCheck(
      store: options.store(), environment: options.environment, recordedEnvironment: options.recorded,
      forcesPixels: options.forcesPixels)
  }

  package func answer(_ task: PreviewTask, noting diagnostics: inout [Diagnostic]) throws -> GoldenAnswer {
    if options.purpose.isRecording, let damage = renderer.damagedFonts.first {
      throw CommandFailure(
        damage.message, remedy: "Put an intact file in its place, then record again: goldens would keep the damage.")
    }
    let layout = renderer.layOut(task, findsAmbiguity: true)
    try renderer.requireNames()
    diagnostics = layout.reported
    let fonts = renderer.fonts.withKerningFaces(layout.fonts, metrics: renderer.metrics)
    let scene = renderer.scene(of: layout, options: SceneOptions())
    try renderer.requireImages(for: task, in: scene, of: layout, noting: &diagnostics)
    var picture = picture(of: scene, fonts, task)
    picture.moved = moved(layout.result, scene, task)
    do {
      return GoldenAnswer(
        report: try compare(task, layout, picture), fonts: fonts,
        usage: options.purpose.isRecording ? renderer.fonts.takeUsage() : nil, sources: renderer.sources.takeFiles(),
        readsElsewhere: scene.imageNames.contains { $0.hasPrefix("/") || $0.contains("..") })
    } catch let error as GoldenCheckError {
      throw CommandFailure(error.message, remedy: "Fix the problem above, then run the command again.")
    }
  }

  private func compare(
    _ task: PreviewTask, _ laidOut: PreviewRenderer.Layout, _ picture: PictureSource
  ) throws -> GoldenReport {
    let layout = laidOut.result
    let unavailable = renderer.fonts.differences(unavailable: laidOut.unavailableFonts)
    let place = places.golden(task)
    let tolerance = renderer.catalog.previews[task.preview].tolerance
    var check = check
    if options.sampled.contains(place.layoutPath) { check.forcesPixels = true }
    switch options.purpose {
    case .test:
      let outcome = try check.verify(
        layout, at: place, picture: picture, tolerance: tolerance, unavailable: unavailable)
      return try explained(outcome, check, picture)
    case .upgrade:
      return try upgrade(layout, check, at: place, unavailable: unavailable)
    case .record(let mode):
      let recorder = GoldenRecorder(check: check, mode: mode)
      let recording = try recorder.record(
        layout, at: place, picture: picture, tolerance: tolerance, unavailable: unavailable)
      if recording.written.isEmpty, unavailable.isEmpty, case .changed = recording.outcome.verdict {
        // A golden that differs and is not recorded, as with `--record missing`, is explained as by `test`.
        return try explained(recording.outcome, check, picture)
      }
      var files = ReportedFiles()
      files.written = recording.written
      if !recording.written.isEmpty { FailureFolder(check: check).clear(place) }
      return GoldenReport(
        recording.outcome,
        lines: unavailable.isEmpty
          ? recording.written.map { "wrote \($0)" }
          : VerdictText.lines(for: recording.outcome, record: options.recordCommand), files: files,
        digest: check.digest(of: recording.outcome, picture: picture))
    }
  }

  /// Says what differs, and keeps the pictures of it; where they cannot be written, the difference is reported without
  /// them.
  private func explained(
    _ outcome: GoldenOutcome, _ check: GoldenCheck, _ picture: PictureSource
  ) throws(GoldenCheckError) -> GoldenReport {
    var (files, problems): (ReportedFiles, [String]) = (ReportedFiles(), [])
    do throws(GoldenCheckError) {
      files = try FailureFolder(check: check).write(outcome, picture: picture)
    } catch {
      guard case .write = error else { throw error }
      problems = ["  the pictures of it are not kept: \(error.message)"]
    }
    return GoldenReport(
      outcome,
      lines: VerdictText.lines(for: outcome, files: files, record: options.recordCommand, base: options.base)
        + problems,
      files: files, digest: check.digest(of: outcome, picture: picture))
  }

  private func upgrade(
    _ layout: LayoutResult, _ check: GoldenCheck, at place: GoldenPlace, unavailable: [EnvironmentDifference]
  ) throws -> GoldenReport {
    let recording = try GoldenUpgrade(check: check).upgrade(layout, at: place, unavailable: unavailable)
    var files = ReportedFiles()
    files.written = recording.written
    return GoldenReport(
      recording.outcome, lines: recording.written.map { "wrote \($0)" }, files: files,
      digest: check.digest(of: recording.outcome, picture: nil))
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
    source.encodeForReport = { try PNGFile.encode($0, effort: .fast) }
    source.headings = PanelHeadings(typesetter: renderer.typesetter, fonts: fonts, scale: scale).draw
    return source
  }
}

/// The comparison of a variant with its golden.
package struct GoldenAnswer: Codable, Sendable {
  package let report: GoldenReport
  /// The font files that the variant's text is set in.
  package let fonts: [String]
  /// The characters that were set since the last answer of the same worker; `nil` if nothing is recorded.
  package let usage: FontUsage?
  /// Files that names of views were looked for in since the last answer of the same worker.
  package let sources: [String]
  /// Whether the variant shows images from outside of the resources.
  package let readsElsewhere: Bool
}
