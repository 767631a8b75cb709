package import LPLayoutModel

/// Rewrites a golden of an older version into today's format: its seal names the calibration instead of versions of
/// libraries. Nothing is drawn, and neither the layout nor the pixels change.
package struct GoldenUpgrade {
  package var check: GoldenCheck

  package init(check: GoldenCheck) { self.check = check }

  /// Verifies the layout, and replaces the seal of a picture that was drawn in an environment like this one.
  package func upgrade(
    _ result: LayoutResult, at place: GoldenPlace, unavailable: [EnvironmentDifference] = []
  ) throws(GoldenCheckError) -> GoldenRecorder.Recording {
    var recording = GoldenRecorder.Recording(
      outcome: try check.verify(result, at: place, picture: nil, unavailable: unavailable), written: [])
    let picture: [UInt8]?
    do throws(GoldenFileError) {
      picture = try check.store.picture(at: place)
    } catch {
      recording.outcome.verdict = .unreadable(error)
      return recording
    }
    // A picture without an intact seal is judged by the catalog's environment, whatever its version.
    guard let picture, case .intact(var seal) = GoldenSeal.read(picture) else { return recording }
    let differences = check.differences(from: seal)
    guard differences.isEmpty else {
      recording.outcome.verdict = .environmentDiffers(differences, layout: nil)
      return recording
    }
    (seal.environment.libraries, seal.environment.drawing) = ([], check.environment.drawing)
    do throws(GoldenWriteError) {
      if let upgraded = seal.replacing(in: picture), try check.store.write(picture: upgraded, at: place) {
        recording.written = [place.picturePath]
      }
    } catch {
      throw .write(error)
    }
    return recording
  }
}
