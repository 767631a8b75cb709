import Foundation
import LPScene

/// Writes the files that explain a difference: both texts, both pictures, the picture of the difference, and the golden
/// that `record` would write.
package struct FailureFolder {
  private let check: GoldenCheck

  package init(check: GoldenCheck) { self.check = check }

  /// Deletes what an earlier run wrote, and writes the files unless the golden is the same.
  package func write(_ outcome: GoldenOutcome, picture: PictureSource?) throws(GoldenCheckError) -> ReportedFiles {
    clear(outcome.place)
    var files = ReportedFiles()
    if case .same = outcome.verdict { return files }
    files.goldenLayout = outcome.place.layoutPath
    if picture != nil { files.goldenPicture = outcome.place.picturePath }
    var outcome = outcome
    // A missing golden leaves nothing to compare, but a picture to look at.
    if case .missing = outcome.verdict, let picture, outcome.actualImage == nil {
      do { outcome.actualImage = try picture.draw() } catch { throw .picture(outcome.place.name, error) }
    }
    var drawn: [UInt8]?
    if case .environmentDiffers = outcome.verdict {} else { drawn = try pendingPicture(outcome, picture) }
    for (name, field, bytes) in try contents(outcome, picture, drawn: drawn) {
      let path = "\(outcome.place.failureFolder)/\(name)"
      try write { store throws(GoldenWriteError) in try store.writeFile(bytes, to: path) }
      files[keyPath: field] = path
    }
    if case .environmentDiffers = outcome.verdict { return files }
    try write { store throws(GoldenWriteError) in
      files.pending = try store.writePending(layout: pendingLayout(outcome), picture: drawn, at: outcome.place)
    }
    return files
  }

  /// Deletes what an earlier run wrote for this variant.
  package func clear(_ place: GoldenPlace) {
    let folder = place.failureFolder
    // A link that leads out of the package stays as it is.
    guard (try? check.store.requireInside("\(folder)/x")) != nil else { return }
    try? FileManager.default.removeItem(atPath: "\(check.store.resolvedRoot)/\(folder)")
    check.store.removeIfEmpty((folder as NSString).deletingLastPathComponent)
    check.store.reject(place)
  }

  private func write(
    _ body: (GoldenStore) throws(GoldenWriteError) -> Void
  ) throws(GoldenCheckError) {
    do throws(GoldenWriteError) {
      try body(check.store)
    } catch {
      throw .write(error)
    }
  }

  private typealias Contents = [(name: String, field: WritableKeyPath<ReportedFiles, String?>, bytes: [UInt8])]

  /// - Parameter drawn: the PNG file of `actualImage`, if it was encoded already.
  private func contents(
    _ outcome: GoldenOutcome, _ picture: PictureSource?, drawn: [UInt8]?
  ) throws(GoldenCheckError) -> Contents {
    var contents: Contents = []
    if outcome.goldenText != outcome.layoutText {
      if let golden = outcome.goldenText {
        contents.append(("expected.layout.txt", \.expectedLayout, Array(golden.utf8)))
      }
      contents.append(("actual.layout.txt", \.actualLayout, Array(outcome.layoutText.utf8)))
    }
    guard let picture else { return contents }
    func encoded(_ image: RasterImage) throws(GoldenCheckError) -> [UInt8] {
      do { return try picture.encodeForReport(image) } catch { throw .picture(outcome.place.name, error) }
    }
    func given(_ file: [UInt8]?, _ image: RasterImage) throws(GoldenCheckError) -> [UInt8] {
      if let file { return file }
      return try encoded(image)
    }
    if let image = try moved(outcome, picture) { contents.append(("moved.png", \.moved, try encoded(image))) }
    guard let actual = outcome.actualImage else { return contents }
    if let golden = outcome.goldenImage {
      contents.append(("expected.png", \.expectedPicture, try given(outcome.goldenFile, golden)))
      if let difference = try difference(golden, from: actual, in: outcome, drawnBy: picture) {
        contents.append(("diff.png", \.difference, try encoded(difference)))
      }
    }
    contents.append(("actual.png", \.actualPicture, try given(drawn, actual)))
    return contents
  }

  private func difference(
    _ golden: RasterImage, from actual: RasterImage, in outcome: GoldenOutcome, drawnBy picture: PictureSource
  ) throws(GoldenCheckError) -> RasterImage? {
    do {
      return try DifferenceImage.draw(
        expected: golden, actual: actual, tolerance: outcome.tolerance, outlines: outcome.outlines,
        headings: picture.headings)
    } catch {
      throw .picture(outcome.place.name, error)
    }
  }

  /// Draws both layouts if the golden's layout can be read and differs.
  private func moved(_ outcome: GoldenOutcome, _ picture: PictureSource) throws(GoldenCheckError) -> RasterImage? {
    guard case .changed(layout: .some, _) = outcome.verdict, let draw = picture.moved,
      let golden = outcome.goldenText.flatMap({ try? LayoutText.read($0) })
    else { return nil }
    do { return try draw(golden) } catch { throw .picture(outcome.place.name, error) }
  }

  private func pendingLayout(_ outcome: GoldenOutcome) -> String? {
    outcome.goldenText == outcome.layoutText ? nil : outcome.layoutText
  }

  private func pendingPicture(
    _ outcome: GoldenOutcome, _ picture: PictureSource?
  ) throws(GoldenCheckError) -> [UInt8]? {
    guard let picture, !check.store.isContinuousIntegration else { return nil }
    return check.isDrawnAlready(picture, at: outcome.place) ? nil : try check.sealed(picture, outcome)
  }
}
