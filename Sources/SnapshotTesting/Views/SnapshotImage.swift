import LPAutoLayout
import LPCatalogs
import LPDrawing
import Foundation
import LPOperations
import LPScene
import LPSnapshots

/// A picture of a view, with the layout that it shows. Its pixels are drawn when something asks for them: mostly the
/// layout and the list of what is painted tell that nothing changed.
final class SnapshotImage: @unchecked Sendable {
  let result: LayoutResult
  let scene: Scene
  /// The number of pixels per point.
  let pixelScale: Int
  /// How much the picture may differ from its reference.
  var tolerance = PictureTolerance.exact

  init(result: LayoutResult, scene: Scene, scale: Int) {
    self.result = result
    self.scene = scene
    pixelScale = scale
  }

  /// The picture as an image, which leads back here.
  var image: UIImage {
    let (scene, scale) = (scene, pixelScale)
    return UIImage(pictureOfSize: scene.size, scale: CGFloat(scale), payload: self) {
      let image = try? SnapshotImage.draw(scene, scale: scale)
      return image.map { PixelPicture(width: $0.width, height: $0.height, bytes: $0.pixels) }
    }
  }

  static func draw(_ scene: Scene, scale: Int) throws -> RasterImage {
    let host = SnapshotHost.shared
    return try PNGRenderer(fonts: host.fonts, images: host.images.files).raster(scene, scale: scale)
  }

  /// The names of the font files that the picture's text is set in.
  var fonts: [String] {
    var names: Set<String> = []
    func collect(_ items: [SceneItem]) {
      for item in items {
        switch item {
        case .glyphs(let run, _, _): names.insert(run.font)
        case .group(let group):
          collect(group.items)
          collect(group.mask ?? [])
        default: break
        }
      }
    }
    collect(scene.items)
    return names.sorted()
  }

  /// The picture as goldens are compared.
  var golden: PictureSource {
    let host = SnapshotHost.shared
    let (scene, scale, fonts) = (scene, pixelScale, fonts)
    var source = PictureSource(
      digest: { scene.digest(imageDigest: host.images.files.digest) },
      environment: { host.fonts.goldenEnvironment(of: fonts, metrics: host.metrics) },
      draw: { try SnapshotImage.draw(scene, scale: scale) },
      encode: { try PNGFile.encode($0, effort: .small) }, decode: { try PNGFile.decode($0) }, scale: Double(scale))
    source.headings = PanelHeadings(typesetter: host.typesetter, fonts: host.fonts, scale: scale).draw
    source.moved = { golden in
      let sheet = BeforeAfter(
        before: golden.places, after: self.result, pictures: (nil, scene), captions: ("expected", "actual"))
      guard sheet.hasChanges else { return nil }
      return try PNGRenderer(fonts: host.fonts, images: host.images.files).raster(
        sheet.scene(typesetter: host.typesetter), scale: scale)
    }
    return source
  }
}

extension UIImage {
  /// The view's picture that the image is; `nil` for other images.
  var snapshot: SnapshotImage? { payload as? SnapshotImage }

  /// Returns the picture's pixels, or says why there are none.
  func raster() throws -> RasterImage {
    if let snapshot { return try SnapshotImage.draw(snapshot.scene, scale: snapshot.pixelScale) }
    if let pixels = readPixels() {
      return RasterImage(width: pixels.width, height: pixels.height, pixels: pixels.bytes)
    }
    guard size.width > 0, size.height > 0 else {
      throw SnapshotProblem("The picture is \(size.width) × \(size.height) points, so that it has no pixels.")
    }
    throw SnapshotProblem("The picture of \(size.width) × \(size.height) points cannot be drawn here.")
  }
}
