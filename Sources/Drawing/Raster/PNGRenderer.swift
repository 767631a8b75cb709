import LPCCairo
package import Foundation
package import LPScene

/// Paints scenes as pixels: Cairo's image surface, greyscale antialiasing, no hinting.
package struct PNGRenderer: Sendable {
  private let fonts: FontSet
  private let images: ImageFiles
  private let threads: Int

  /// - Parameter threads: the number of threads that encode a picture; its bytes do not depend on it.
  package init(fonts: FontSet, images: ImageFiles = ImageFiles(), threads: Int = 1) {
    self.fonts = fonts
    self.images = images
    self.threads = threads
  }

  /// Paints the scene at `scale` pixels per point, not premultiplied.
  ///
  /// Images that cannot be read are drawn as a crossed-out box; `ImageFiles.picture(at:)` reports the reason.
  package func raster(_ scene: Scene, scale: Int) throws(DrawingError) -> RasterImage {
    let surface = try paint(scene, scale: scale)
    defer { cairo_surface_destroy(surface) }
    return RasterImage(surface: surface)
  }

  /// Writes the scene as a PNG file; an opaque picture is encoded directly from the surface.
  package func png(
    _ scene: Scene, scale: Int, chunks: [(keyword: String, text: String)] = [], effort: PNGFile.Effort = .fast
  ) throws -> [UInt8] {
    let surface = try paint(scene, scale: scale)
    defer { cairo_surface_destroy(surface) }
    let texts = try chunks.map { try PNGText(keyword: $0.keyword, text: $0.text) }
    let encoder = PNGEncoder(effort: effort, texts: texts, threads: threads)
    if let grid = PixelGrid32(surface: surface), let file = encoder.opaqueFile(grid) { return file }
    return encoder.file(RasterImage(surface: surface))
  }

  /// Allocates memory for a picture of this size, unless there was one before. It is called in another thread while that
  /// picture is laid out.
  package static func prepare(_ size: CGSize, scale: Int) {
    let (width, height) = ((size.width * CGFloat(scale)).rounded(.up), (size.height * CGFloat(scale)).rounded(.up))
    guard width * height >= 1, width * height <= 100_000_000, width <= 32767, height <= 32767 else { return }
    PixelSurface.prepare(width: Int(width), height: Int(height))
  }

  /// Returns the size of a scene in pixels. Throws `DrawingError` if that is more than can be drawn.
  package static func pixelSize(of scene: Scene, scale: Int) throws(DrawingError) -> (width: Int, height: Int) {
    let (width, height) = (scene.size.width, scene.size.height)
    guard width.isFinite, height.isFinite, width > 0, height > 0, scale > 0 else {
      throw .unusableSize(width: width, height: height)
    }
    // Rounding errors do not add a row of pixels.
    let pixels = [width, height].map { max(1, ($0 * CGFloat(scale) - 1e-3).rounded(.up)) }
    guard pixels[0] <= 32767, pixels[1] <= 32767, pixels[0] * pixels[1] <= 268_435_456 else {
      throw .tooLarge(width: pixels[0], height: pixels[1])
    }
    return (Int(pixels[0]), Int(pixels[1]))
  }

  /// Paints a surface, which the caller has to destroy.
  func paint(_ scene: Scene, scale: Int) throws(DrawingError) -> OpaquePointer {
    let (width, height) = try Self.pixelSize(of: scene, scale: scale)
    let surface = PixelSurface.make(width: width, height: height)
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(scale), Double(scale))
    RasterSettings.apply(to: context)
    CairoCanvas(context, fonts: fonts, images: images, glyphs: MaskedGlyphs(source: fonts.glyphs)).paint(scene.items)
    let status = [cairo_status(context), cairo_surface_status(surface)].first { $0 != CAIRO_STATUS_SUCCESS }
    if let status {
      cairo_surface_destroy(surface)
      throw .failed(String(cString: cairo_status_to_string(status)))
    }
    return surface
  }
}
