import LPCCairo
import LPCPango
import LPScene

/// The bitmap of a colour glyph in the only size of its font.
///
/// The surface is not modified after it is made.
final class GlyphBitmap: @unchecked Sendable {
  /// The surface, in premultiplied ARGB.
  let surface: OpaquePointer
  let width: Int
  let height: Int
  /// The bitmap's number of pixels per em.
  let pixelsPerEm: Double
  /// The distance from the origin to the bitmap's left edge, in its pixels; the next property is that up to its top
  /// edge.
  let left: Int
  let top: Int

  init?(slot: FT_GlyphSlot, pixelsPerEm: Double) {
    let bitmap = slot.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let source = bitmap.buffer, pixelsPerEm > 0,
      bitmap.width > 0, bitmap.rows > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<Int(bitmap.rows) {
      (target + row * stride).update(from: source + row * Int(bitmap.pitch), count: Int(bitmap.width) * 4)
    }
    cairo_surface_mark_dirty(surface)
    self.surface = surface
    width = Int(bitmap.width)
    height = Int(bitmap.rows)
    self.pixelsPerEm = pixelsPerEm
    left = Int(slot.pointee.bitmap_left)
    top = Int(slot.pointee.bitmap_top)
  }

  deinit { cairo_surface_destroy(surface) }

  var raster: RasterImage { RasterImage(surface: surface) }
}
