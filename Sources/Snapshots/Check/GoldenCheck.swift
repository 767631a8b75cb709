package import AutoLayout
package import Scene

/// Compares one variant with its golden. It only reads: `FailureFolder` and `GoldenRecorder` write.
package struct GoldenCheck {
  package var store: GoldenStore
  /// This machine's.
  package var environment: GoldenEnvironment
  /// Of the catalog's goldens; `nil` where none was recorded.
  package var recordedEnvironment: GoldenEnvironment?
  /// Draws and compares, whatever the seal says.
  package var forcesPixels = false

  private let environmentDifferences: [EnvironmentDifference]
  private let fingerprint: String

  /// - Throws: where the catalog's `environment.json` cannot be read.
  package init(
    store: GoldenStore, environment: GoldenEnvironment, catalogFolder: String, forcesPixels: Bool = false
  ) throws(GoldenFileError) {
    self.store = store
    self.environment = environment
    self.forcesPixels = forcesPixels
    recordedEnvironment = try store.environment(ofCatalog: catalogFolder)
    environmentDifferences = recordedEnvironment.map(environment.differences(from:)) ?? []
    fingerprint = environment.fingerprint
  }

  /// - Parameter picture: `nil` compares layouts only.
  package func verify(
    _ result: LayoutResult, at place: GoldenPlace, picture: PictureSource?, tolerance: ImageTolerance = .exact
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
    if !environmentDifferences.isEmpty {
      // Text measured with other fonts moves everything around it; without text the difference is the layout's own.
      outcome.verdict =
        layout != nil && !document.hasText
        ? .changed(layout: layout, image: nil) : .environmentDiffers(environmentDifferences, layout: layout)
      return outcome
    }
    guard let picture, let bytes = golden.picture else {
      if let layout { outcome.verdict = .changed(layout: layout, image: nil) }
      return outcome
    }
    outcome.verdict = try compare(bytes, with: picture, layout: layout, in: &outcome)
    return outcome
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
    _ golden: [UInt8], with picture: PictureSource, layout: LayoutDifference?, in outcome: inout GoldenOutcome
  ) throws(GoldenCheckError) -> GoldenVerdict {
    let name = outcome.place.name
    let seal = GoldenSeal.read(golden)
    if !forcesPixels, case .intact(let sealed) = seal, sealed.renderer == fingerprint,
      try made(name, picture.digest) == sealed.scene
    {
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
    if !isSame || layout != nil { (outcome.goldenImage, outcome.actualImage) = (expected, actual) }
    if !isSame, case .intact(let sealed) = seal, sealed.renderer != fingerprint {
      let differing = EnvironmentDifference(
        kind: .picture, name: outcome.place.picturePath, recorded: sealed.renderer, present: fingerprint, package: nil)
      return .environmentDiffers([differing], layout: layout)
    }
    if isSame, layout == nil { return .same(provenBy: image == nil ? .pixels : .tolerance) }
    return .changed(layout: layout, image: isSame ? nil : image)
  }

  /// The PNG as it is recorded: drawn, encoded and sealed.
  func sealed(_ picture: PictureSource, _ outcome: GoldenOutcome) throws(GoldenCheckError) -> [UInt8] {
    let name = outcome.place.name
    let image: RasterImage
    if let actual = outcome.actualImage { image = actual } else { image = try made(name, picture.draw) }
    let seal = GoldenSeal(scene: try made(name, picture.digest), renderer: fingerprint, pixels: image.digest)
    let png = try made(name, { try picture.encode(image) })
    guard let sealed = seal.seal(png) else { throw .write(.notPNG(path: outcome.place.picturePath)) }
    return sealed
  }

  /// The golden's seal says that drawing would give the same picture.
  func isDrawnAlready(_ picture: PictureSource, at place: GoldenPlace) -> Bool {
    guard !forcesPixels, let bytes = try? store.picture(at: place), case .intact(let seal) = GoldenSeal.read(bytes)
    else {
      return false
    }
    return seal.renderer == fingerprint && (try? picture.digest()) == seal.scene
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
