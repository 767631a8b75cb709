import LPCPNG
import LPScene

/// The reference encoder at one of zlib's levels, with its own choice of filters.
enum LibPNG {
  /// Bytes of the file for an opaque picture without its alpha channel, as the renderer's are.
  static func size(of image: RasterImage, level: Int32) -> Int {
    guard let png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil) else { return 0 }
    var pointer: png_structp? = png
    var info: png_infop? = png_create_info_struct(png)
    defer { png_destroy_write_struct(&pointer, &info) }
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    png_set_write_fn(
      png, count, { png, _, length in png_get_io_ptr(png)!.assumingMemoryBound(to: Int.self).pointee += length }, nil)
    png_set_compression_level(png, level)
    png_set_IHDR(
      png, info, UInt32(image.width), UInt32(image.height), 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
    png_write_info(png, info)
    var row = [UInt8](repeating: 0, count: image.width * 3)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let source = (y * image.width + x) * 4
        for channel in 0..<3 { row[x * 3 + channel] = image.pixels[source + channel] }
      }
      row.withUnsafeBufferPointer { png_write_row(png, $0.baseAddress) }
    }
    png_write_end(png, info)
    return count.pointee
  }
}
