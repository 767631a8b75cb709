package import LPLayoutModel

/// Writes the goldens that changed, each file whole or not at all.
package struct GoldenRecorder {
  package var check: GoldenCheck
  package var mode: GoldenRecording

  package init(check: GoldenCheck, mode: GoldenRecording) {
    self.check = check
    self.mode = mode
  }

  package struct Recording {
    package var outcome: GoldenOutcome
    /// The paths of the goldens that were written, relative to the package; unchanged files are not written.
    package var written: [String]
  }

  /// Verifies a golden and, if the mode says so, records it; a text whose fonts are not available is never recorded.
  package func record(
    _ result: LayoutResult, at place: GoldenPlace, picture: PictureSource?, tolerance: PictureTolerance = .exact,
    unavailable: [EnvironmentDifference] = []
  ) throws(GoldenCheckError) -> Recording {
    var outcome = try check.verify(
      result, at: place, picture: picture, tolerance: tolerance, unavailable: unavailable)
    if !unavailable.isEmpty { outcome.verdict = .environmentDiffers(unavailable, layout: nil) }
    var recording = Recording(outcome: outcome, written: [])
    guard unavailable.isEmpty, mode.admits(outcome.verdict) else { return recording }
    // The picture is drawn before anything is written: if drawing fails, both goldens stay as they were.
    let bytes = try picture.flatMap { picture throws(GoldenCheckError) in
      mode != .all && check.isDrawnAlready(picture, at: place) ? nil : try check.sealed(picture, outcome)
    }
    do throws(GoldenWriteError) {
      if try check.store.write(layout: outcome.layoutText, at: place) { recording.written.append(place.layoutPath) }
      if let bytes, try check.store.write(picture: bytes, at: place) { recording.written.append(place.picturePath) }
    } catch {
      throw .write(error)
    }
    return recording
  }

  /// Writes the catalog's `environment.json` once in a run, after its goldens. It lists what this run used; unless the
  /// run was complete, it keeps the other recorded entries too.
  @discardableResult
  package func recordEnvironment(
    ofCatalog folder: String, used: GoldenEnvironment, recorded: GoldenEnvironment?, isComplete: Bool
  ) throws(GoldenWriteError) -> Bool {
    guard mode != .never else { return false }
    let environment = isComplete ? used : recorded.map(used.merging) ?? used
    return try check.store.write(environment, ofCatalog: folder)
  }
}

/// Which goldens `record`, or a test, writes. A test writes none under `CI`.
public enum GoldenRecording: String, Hashable, Codable, Sendable, CaseIterable {
  /// Records goldens that are missing.
  case missing
  /// Records goldens that are missing, differ, cannot be read, or were made in another environment.
  case changed
  /// Records all goldens, those that are the same too.
  case all
  /// Records nothing.
  case never

  func admits(_ verdict: GoldenVerdict) -> Bool {
    switch (self, verdict) {
    case (.never, _): false
    case (.all, _): true
    case (.missing, .missing): true
    case (.missing, _): false
    case (.changed, .same): false
    case (.changed, _): true
    }
  }
}
