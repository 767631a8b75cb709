package import LPLayoutModel
import LPScene

/// Compares one variant with its golden. It only reads: `FailureFolder` and `GoldenRecorder` write.
package struct GoldenCheck {
  package var store: GoldenStore
  /// The environment of this machine: its libraries, and those fonts that recorded environments name.
  package var environment: GoldenEnvironment
  /// Whether to draw and compare even if the seal proves that the golden is the same.
  package var forcesPixels: Bool
  /// The differences of this machine from the environment of the catalog's goldens, for the head of a report and exit
  /// status 3.
  package let environmentDifferences: [EnvironmentDifference]
  private let recorded: GoldenEnvironment?

  /// - Parameter recordedEnvironment: the result of `GoldenStore.environment(ofCatalog:)`; `nil` if none was recorded.
  package init(
    store: GoldenStore, environment: GoldenEnvironment, recordedEnvironment: GoldenEnvironment?,
    forcesPixels: Bool = false
  ) {
    self.store = store
    self.environment = environment
    self.forcesPixels = forcesPixels
    recorded = recordedEnvironment
    environmentDifferences = recordedEnvironment.map(environment.differences(from:)) ?? []
  }

  /// - Parameters:
  ///   - picture: the picture; `nil` compares layouts only.
  ///   - unavailable: the fonts that the layout needs and that are not available.
  package func verify(
    _ result: LayoutResult, at place: GoldenPlace, picture: PictureSource?, tolerance: PictureTolerance = .exact,
    unavailable: [EnvironmentDifference] = []
  ) throws(GoldenCheckError) -> GoldenOutcome {
    var outcome = GoldenOutcome(
      place: place, verdict: .same(provenBy: .layout), layoutText: "", tolerance: tolerance, outlines: [])
    let document: LayoutTextDocument
    do throws(LayoutTextError) {
      document = try LayoutTextDocument(result)
    } catch {
      throw .layout(place.name, error)
    }
    outcome.layoutText = LayoutText.write(document)

    let layout: LayoutDifference?
    let golden: (layout: [UInt8]?, picture: [UInt8]?)
    do throws(GoldenFileError) {
      golden = (try store.layout(at: place), picture == nil ? nil : try store.picture(at: place))
      layout = try golden.layout.flatMap { bytes throws(GoldenFileError) in
        try compare(bytes, with: result, text: outcome.layoutText, at: place)
      }
    } catch {
      outcome.verdict = .unreadable(error)
      return outcome
    }
    outcome.goldenText = golden.layout.map { String(decoding: $0, as: UTF8.self) }
    outcome.outlines = layout.map { Self.outlines($0, scale: picture?.scale ?? 1) } ?? []

    if golden.layout == nil || (picture != nil && golden.picture == nil) {
      let parts: [GoldenVerdict.Part?] = [
        golden.layout == nil ? .layout : nil, picture != nil && golden.picture == nil ? .picture : nil,
      ]
      outcome.verdict = .missing(parts.compactMap(\.self))
      return outcome
    }
    guard let picture, let bytes = golden.picture else {
      outcome.verdict =
        unavailable.isEmpty
        ? verdict(layout, hasText: document.hasText, environmentDifferences)
        : .environmentDiffers(unavailable, layout: layout)
      return outcome
    }
    let seal = GoldenSeal.read(bytes)
    let differences = try differences(of: seal, picture, place.name) + unavailable
    if differences.isEmpty {
      outcome.verdict = try compare(bytes, seal, with: picture, layout: layout, in: &outcome)
      if case .changed(layout: nil, image: let image?) = outcome.verdict, let before = outcome.goldenImage,
        let after = outcome.actualImage
      {
        let views = PaintedViews(before, after, within: image.box, scale: picture.scale).changes(in: result.views)
        var image = image
        image.views = views
        outcome.verdict = .changed(layout: nil, image: image)
      }
    } else if layout != nil, !document.hasText {
      outcome.verdict = .changed(layout: layout, image: nil)
    } else {
      outcome.verdict = .environmentDiffers(differences, layout: layout)
    }
    return outcome
  }

  /// Returns the verdict on the layout alone. Text that is measured with other fonts moves everything around it;
  /// without text, fonts cannot explain a difference.
  private func verdict(
    _ layout: LayoutDifference?, hasText: Bool, _ differences: [EnvironmentDifference]
  ) -> GoldenVerdict {
    guard let layout else { return .same(provenBy: .layout) }
    return hasText && !differences.isEmpty
      ? .environmentDiffers(differences, layout: layout) : .changed(layout: layout, image: nil)
  }

  /// Returns what a picture was drawn with and this machine lacks. The picture's own seal is more precise than the
  /// catalog's record.
  private func differences(
    of seal: GoldenSeal.Reading, _ picture: PictureSource, _ name: GoldenName
  ) throws(GoldenCheckError) -> [EnvironmentDifference] {
    guard case .intact(let sealed) = seal else { return environmentDifferences }
    return differences(from: sealed, try made(name, picture.environment).merging(environment))
  }

  /// - Parameter here: this machine, with the picture's fonts.
  func differences(from seal: GoldenSeal, _ here: GoldenEnvironment? = nil) -> [EnvironmentDifference] {
    var found = (here ?? environment).differences(from: calibrated(seal.environment))
    for index in found.indices where found[index].package == nil {
      found[index].package = environmentDifferences.first { $0.name == found[index].name }?.package
    }
    return found
  }

  /// A seal names its calibration by one digest, and that of an older version names libraries alone. The catalog's record
  /// says more where it is about the same.
  private func calibrated(_ sealed: GoldenEnvironment) -> GoldenEnvironment {
    guard let recorded, recorded.drawing != nil else { return sealed }
    var sealed = sealed
    if sealed.drawing == nil, sealed.libraries == recorded.libraries { sealed.drawing = recorded.drawing }
    if sealed.drawing == recorded.drawing { sealed.calibration = recorded.calibration }
    return sealed
  }

  private func compare(
    _ golden: [UInt8], with result: LayoutResult, text: String, at place: GoldenPlace
  ) throws(GoldenFileError) -> LayoutDifference? {
    if text.utf8.elementsEqual(golden) { return nil }
    do throws(LayoutTextError) {
      return try LayoutDifference(from: LayoutText.read(bytes: golden), to: result)
    } catch {
      throw .layoutText(path: place.layoutPath, error)
    }
  }

  private func compare(
    _ golden: [UInt8], _ seal: GoldenSeal.Reading, with picture: PictureSource, layout: LayoutDifference?,
    in outcome: inout GoldenOutcome
  ) throws(GoldenCheckError) -> GoldenVerdict {
    let name = outcome.place.name
    if !forcesPixels, case .intact(let sealed) = seal, try made(name, picture.digest) == sealed.scene {
      return layout.map { .changed(layout: $0, image: nil) } ?? .same(provenBy: .digest)
    }
    let actual = try made(name, picture.draw)
    if !forcesPixels, case .intact(let sealed) = seal, sealed.pixels == actual.digest {
      return layout.map { .changed(layout: $0, image: nil) } ?? .same(provenBy: .pixelDigest)
    }
    let expected: RasterImage
    do {
      expected = try picture.decode(golden)
    } catch {
      return .unreadable(.undecodable(path: outcome.place.picturePath, reason: "\(error)"))
    }
    let image = ImageComparison(expected: expected, actual: actual, tolerance: outcome.tolerance).difference()
    let isSame = image?.isWithinTolerance ?? true
    if !isSame || layout != nil {
      (outcome.goldenImage, outcome.goldenFile, outcome.actualImage) = (expected, golden, actual)
    }
    if isSame, layout == nil { return .same(provenBy: image == nil ? .pixels : .tolerance) }
    return .changed(layout: layout, image: isSame ? nil : image)
  }

  /// Returns the PNG file to record: drawn, encoded and sealed.
  func sealed(_ picture: PictureSource, _ outcome: GoldenOutcome) throws(GoldenCheckError) -> [UInt8] {
    let name = outcome.place.name
    let image: RasterImage
    if let actual = outcome.actualImage { image = actual } else { image = try made(name, picture.draw) }
    var drawn = try made(name, picture.environment)
    if let drawing = environment.drawing { drawn.drawing = drawing }
    let seal = GoldenSeal(scene: try made(name, picture.digest), environment: drawn, pixels: image.digest)
    let png = try made(name, { try picture.encode(image) })
    guard let sealed = seal.seal(png) else { throw .write(.notPNG(path: outcome.place.picturePath)) }
    return sealed
  }

  /// Returns whether the golden's seal proves that drawing would give the same picture.
  func isDrawnAlready(_ picture: PictureSource, at place: GoldenPlace) -> Bool {
    guard !forcesPixels, let bytes = try? store.picture(at: place), case .intact(let seal) = GoldenSeal.read(bytes),
      let here = try? picture.environment().merging(environment)
    else { return false }
    return here.differences(from: calibrated(seal.environment)).isEmpty && (try? picture.digest()) == seal.scene
  }

  private func made<Value>(
    _ name: GoldenName, _ make: () throws -> Value
  ) throws(GoldenCheckError) -> Value {
    do {
      return try make()
    } catch {
      throw .picture(name, error)
    }
  }

  private static func outlines(_ difference: LayoutDifference, scale: Double) -> [DifferenceImage.Outline] {
    func box(_ rect: LayoutTextRect) -> ImageDifference.Box {
      let (left, top) = ((rect.x.value * scale).rounded(.down), (rect.y.value * scale).rounded(.down))
      let right = ((rect.x + rect.width).value * scale).rounded(.up)
      let bottom = ((rect.y + rect.height).value * scale).rounded(.up)
      return .init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }
    var outlines: [DifferenceImage.Outline] = []
    for change in difference.changes where !change.isCarried {
      switch change.kind {
      case .moved(let from, let to), .resized(let from, let to):
        let outline = DifferenceImage.Outline(before: box(from), after: box(to))
        if outlines.last != outline { outlines.append(outline) }
      default: break
      }
    }
    return outlines
  }
}
