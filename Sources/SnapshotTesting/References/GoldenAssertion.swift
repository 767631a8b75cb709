import LPAutoLayout
import LPCalibration
import LPCatalogs
import LPDrawing
import Foundation
import LPScene
import LPSnapshots

/// Compares the picture of a view with its golden: the layout first, then what is painted.
struct GoldenAssertion {
  let place: SnapshotPlace
  let record: SnapshotTestingConfiguration.Record
  /// The variables of the process; under `CI` nothing is recorded.
  var variables = ProcessInfo.processInfo.environment

  /// Returns why the assertion fails; `nil` if layout and picture are as in the golden.
  func failure(of image: SnapshotImage) throws -> String? {
    if let problem = SnapshotHost.shared.deviceProblem { throw problem }
    guard image.scene.size.width > 0, image.scene.size.height > 0 else {
      let size = image.scene.size
      return "The view is \(size.width) × \(size.height) points, so that there is nothing to see."
    }
    if try MacReference.isWanted(variables) {
      return try MacReference(place: place).failure(ofSize: image.scene.size) {
        try SnapshotImage.draw(image.scene, scale: $0)
      }
    }
    let golden = goldenPlace
    let check = try SnapshotGoldens.shared.check(root: golden.root, variables)
    do throws(GoldenCheckError) {
      let recorder = GoldenRecorder(check: check, mode: check.store.isContinuousIntegration ? .never : mode)
      let recording = try recorder.record(
        image.result, at: golden.place, picture: image.golden, tolerance: image.tolerance)
      SnapshotGoldens.shared.note(image, recorded: !recording.written.isEmpty, in: golden.root)
      return try message(recording, check, image)
    } catch {
      return error.message
    }
  }

  private var mode: GoldenRecording {
    switch record {
    case .all: .all
    case .failed: .changed
    case .missing: .missing
    default: .never
    }
  }

  /// The golden beside the references of other platforms, and the folder that its paths are relative to.
  private var goldenPlace: (place: GoldenPlace, root: String) {
    let package = place.package
    let isInside = place.directory.hasPrefix(package + "/")
    let folder = isInside ? String(place.directory.dropFirst(package.count + 1)) : ""
    let name = GoldenName(catalog: SnapshotHost.catalogFolder, preview: place.testName, variant: place.identifier)
    let golden = GoldenPlace(
      name: name, catalogFolder: SnapshotHost.catalogFolder, previewFolder: place.fileName, file: place.stem,
      ownFolder: folder)
    return (golden, isInside ? package : place.directory)
  }

  private func message(
    _ recording: GoldenRecorder.Recording, _ check: GoldenCheck, _ image: SnapshotImage
  ) throws(GoldenCheckError) -> String? {
    let outcome = recording.outcome
    let isSame = if case .same = outcome.verdict { true } else { false }
    if !recording.written.isEmpty {
      FailureFolder(check: check).clear(outcome.place)
      let lines = recording.written.map { "recorded \($0)" }.joined(separator: "\n")
      if isSame { return record == .all ? "Record mode is on.\n\(lines)" : nil }
      return "\(lines)\nRun '\(place.testName)' again to compare with it."
    }
    if isSame {
      FailureFolder(check: check).clear(outcome.place)
      return record == .all ? "Record mode is on; the reference stays as it is." : nil
    }
    let files = try FailureFolder(check: check).write(outcome, picture: image.golden)
    let lines = VerdictText.lines(for: outcome, files: files).filter { !$0.hasPrefix("  next:") }
    let next = "next: SNAPSHOT_TESTING_RECORD=failed swift test --filter \(place.fileName), to accept"
    return (lines + ["  \(next)"]).joined(separator: "\n")
  }
}

/// The session in which all assertions of the process compare goldens.
final class SnapshotGoldens: @unchecked Sendable {
  static let shared = SnapshotGoldens()
  private let lock = NSLock()
  private var environment: GoldenEnvironment?
  private var hasRecorded = false
  private var fonts: Set<String> = []

  /// Returns what compares the goldens of a folder.
  func check(root: String, _ variables: [String: String]) throws -> GoldenCheck {
    let host = SnapshotHost.shared
    if let problem = host.environmentProblem { throw problem }
    let environment = try lock.withLock {
      if let known = self.environment { return known }
      var made = host.fonts.goldenEnvironment(of: host.recorded?.fonts.map(\.name) ?? [], metrics: host.metrics)
      made.setCalibration(try Calibration.digests(CalibrationCache(environment: variables)))
      if let recorded = host.recorded, let drawing = recorded.drawing, drawing != made.drawing {
        made.calibrationChanges = try Calibration.changes(from: recorded.calibration, in: host.store)
      }
      made.keepCalibration(of: host.recorded)
      self.environment = made
      return made
    }
    return GoldenCheck(
      store: GoldenStore(root: URL(fileURLWithPath: root), environment: variables), environment: environment,
      recordedEnvironment: host.recorded)
  }

  /// Notes the fonts of a picture. If one was recorded, they are kept with the goldens when the process ends.
  func note(_ image: SnapshotImage, recorded: Bool, in root: String) {
    guard root == SnapshotHost.shared.store.root.path else { return }
    lock.withLock {
      fonts.formUnion(image.fonts)
      guard recorded, !hasRecorded else { return }
      hasRecorded = true
      atexit { SnapshotGoldens.shared.keepFonts() }
    }
  }

  /// Keeps the fonts that text was set in, so that other machines need none.
  private func keepFonts() {
    let host = SnapshotHost.shared
    let shown = lock.withLock { fonts.sorted() }
    guard let environment = lock.withLock({ self.environment }) else { return }
    do {
      var used = try FontKeeper(host.fonts, store: FontStore(host.store), metrics: host.metrics).keep(
        host.fonts.takeUsage(), shown: shown, recorded: host.recorded)
      used.setCalibration(environment.calibration)
      if used.drawing != host.recorded?.drawing { try Calibration.record(in: host.store) }
      let merged = host.recorded.map(used.merging) ?? used
      try host.store.write(merged, ofCatalog: SnapshotHost.catalogFolder)
    } catch {
      FileHandle.standardError.write(Data("The fonts of snapshots could not be kept: \(error)\n".utf8))
    }
  }
}
