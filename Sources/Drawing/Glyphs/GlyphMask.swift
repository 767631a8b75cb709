import LPCCairo
import LPCPango

/// A glyph's coverage with 8 bits a pixel, as a Cairo surface.
///
/// The surface is not modified after it is made.
final class GlyphMask: @unchecked Sendable {
  let surface: OpaquePointer
  /// The distance from the origin's whole pixel to the mask's left edge, in pixels; the next property is that up to its
  /// top edge.
  let left: Int
  let top: Int
  let byteCount: Int

  init?(outline: UnsafeMutablePointer<FT_Outline>, library: FT_Library?) {
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (width, height) = (((box.xMax + 63) >> 6) - left, ((box.yMax + 63) >> 6) - bottom)
    guard outline.pointee.n_points > 0, width > 0, height > 0, width < 8192, height < 8192,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    FT_Outline_Translate(outline, -left << 6, -bottom << 6)
    cairo_surface_flush(surface)
    let stride = cairo_image_surface_get_stride(surface)
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(height)
    bitmap.width = UInt32(width)
    bitmap.pitch = stride
    bitmap.buffer = data
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    guard FT_Outline_Get_Bitmap(library, outline, &bitmap) == 0 else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_mark_dirty(surface)
    self.surface = surface
    self.left = left
    top = bottom + height
    byteCount = Int(stride) * height
  }

  deinit { cairo_surface_destroy(surface) }
}
