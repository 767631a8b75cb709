import LPCCairo
import LPScene

extension RasterImage {
  /// Copies a Cairo surface of premultiplied ARGB.
  init(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    guard let data = cairo_image_surface_get_data(surface) else {
      self.init(width: 0, height: 0, pixels: [])
      return
    }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      count = width * height * 4
      data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { source in
        buffer.withMemoryRebound(to: UInt32.self) { target in
          for y in 0..<height {
            for x in 0..<width { target[y * width + x] = straight(source[y * stride + x]) }
          }
        }
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

/// Converts a premultiplied 0xAARRGGBB to the bytes red, green, blue, alpha, not premultiplied.
@inline(__always)
private func straight(_ argb: UInt32) -> UInt32 {
  let alpha = argb >> 24
  if alpha == 255 { return swapped(argb) }
  if alpha == 0 { return 0 }
  func channel(_ shift: UInt32) -> UInt32 { min(255, ((argb >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
  return channel(16) | channel(8) << 8 | channel(0) << 16 | alpha << 24
}

/// Converts 0xAARRGGBB to 0xAABBGGRR, whose bytes in memory are red, green, blue, alpha.
@inline(__always)
private func swapped(_ argb: UInt32) -> UInt32 {
  (argb & 0xFF00_FF00) | (argb >> 16 & 0xFF) | (argb & 0xFF) << 16
}

extension PixelGrid32 {
  /// The pixels of a Cairo surface without a copy. They are premultiplied, so only an opaque picture can be used.
  init?(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    self.init(
      pixels: UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self),
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)) / 4, order: .argb)
  }
}
