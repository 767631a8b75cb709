import LPScene

/// Decodes WebP files with libwebp.
enum WebPFile {
  /// The functions of `webp/decode.h`.
  private struct Library: Sendable {
    typealias Bytes = UnsafePointer<UInt8>
    typealias Number = UnsafeMutablePointer<Int32>
    let size: @convention(c) @Sendable (Bytes, Int, Number, Number) -> Int32
    let decode: @convention(c) @Sendable (Bytes, Int, UnsafeMutablePointer<UInt8>, Int, Int32) -> Bytes?

    init?() {
      guard let library = SharedLibrary("libwebp.so.7") else { return nil }
      size = library.function("WebPGetInfo")
      decode = library.function("WebPDecodeRGBAInto")
    }

    static let shared = Library()
  }

  static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> RasterImage {
    guard let library = Library.shared else { throw .missing("libwebp", for: "WebP", package: "libwebp7") }
    var (width, height) = (Int32(0), Int32(0))
    guard library.size(bytes, bytes.count, &width, &height) != 0 else {
      throw .damaged("WebP", "its header cannot be read")
    }
    let size = try ImageFileError.checked(Double(width), Double(height), "WebP")
    let count = size.0 * size.1 * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      guard let target = buffer.baseAddress else { return }
      used = library.decode(bytes, bytes.count, target, count, width * 4) == nil ? 0 : count
    }
    guard pixels.count == count else { throw .damaged("WebP", "it is incomplete, or an animation") }
    return RasterImage(width: size.0, height: size.1, pixels: pixels)
  }
}
