import LPCPNG
package import LPScene

/// Encodes and decodes PNG files.
package enum PNGFile {
  /// How the encoder weighs time against size: `fast` for pictures that are viewed once, `small` for files that are
  /// kept.
  package enum Effort: String, CaseIterable, Sendable {
    case fast
    case small
  }

  /// The largest numbers of pixels of a side and in all; larger files are rejected before memory is allocated for them.
  package static let longestSide = 32767
  package static let mostPixels = 100_000_000

  /// Encodes a picture, with the text chunks before its pixels. The same arguments give the same bytes.
  ///
  /// Pictures with few colours get a palette, and opaque pictures have no alpha channel; both are lossless. Texts are
  /// stored as `tEXt`, or as `iTXt` if they are not ASCII.
  package static func encode(
    _ image: RasterImage, chunks: [(keyword: String, text: String)] = [], effort: Effort = .fast
  ) throws(PNGError) -> [UInt8] {
    guard image.width > 0, image.height > 0, image.width <= 0x7FFF_FFFF, image.height <= 0x7FFF_FFFF else {
      throw .tooLarge(width: image.width, height: image.height)
    }
    let texts = try chunks.map { chunk throws(PNGError) in try PNGText(keyword: chunk.keyword, text: chunk.text) }
    return PNGEncoder(effort: effort, texts: texts).file(image)
  }

  /// Decodes a picture of any kind of PNG.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> RasterImage {
    if let image = bytes.withUnsafeBytes({ PNGDecoder($0)?.image() }) { return image }
    return try decodeByLibrary(bytes)
  }

  /// Decodes any kind of PNG with libpng, whose messages describe damaged files.
  static func decodeByLibrary(_ bytes: [UInt8]) throws(PNGError) -> RasterImage {
    let size = try size(of: bytes)
    guard size.width <= longestSide, size.height <= longestSide, size.width * size.height <= mostPixels else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    // Detects truncated files, and those with too little data, before memory is allocated for their pixels.
    let chunks = try PNGChunks.read(bytes).filter { $0.type == "IDAT" }.map(\.data)
    let data = chunks.reduce(0) { $0 + $1.count }
    let channels = PNGDecoder.Layout(rawValue: bytes[25])?.channels ?? 1
    guard canHold(size.height * ((size.width * channels * Int(bytes[24]) + 7) / 8), inData: data) else {
      throw .damaged("its data is too short for \(size.width) × \(size.height) pixels")
    }
    guard !PNGSurplus.isFound(in: bytes, width: size.width, height: size.height, data: chunks) else {
      throw .damaged("its data has more than the rows of \(size.width) × \(size.height) pixels")
    }
    let pixels = try pixels(of: bytes, count: size.width * size.height * 4)
    return RasterImage(width: size.width, height: size.height, pixels: pixels)
  }

  /// Returns whether compressed data can have a number of bytes: deflate makes at most 1,032 bytes of one.
  static func canHold(_ count: Int, inData data: Int) -> Bool { count <= (data + 64) * 1032 }

  private static func pixels(of bytes: [UInt8], count: Int) throws(PNGError) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let pixels = bytes.withUnsafeBytes { source in
      [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
        guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0,
          Int(image.width) * Int(image.height) * 4 == count
        else { return }
        image.format = png_uint_32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
        image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        used = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0 ? count : 0
      }
    }
    guard pixels.count == count else { throw .damaged(message(image)) }
    return pixels
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { buffer in
      String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Returns the width and height in pixels, without decoding.
  package static func size(of bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int) {
    guard bytes.starts(with: PNGChunks.signature) else {
      throw bytes.isEmpty || !PNGChunks.signature.starts(with: bytes) ? .notPNG : .truncated
    }
    guard bytes.count >= 33 else { throw .truncated }
    guard Array(bytes[12..<16]) == Array("IHDR".utf8) else { throw .damaged("its first chunk is not IHDR") }
    let (width, height) = (PNGChunks.number(bytes, at: 16), PNGChunks.number(bytes, at: 20))
    guard width > 0, height > 0, width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF else {
      throw .damaged("its size is \(width) × \(height)")
    }
    return (Int(width), Int(height))
  }

  /// Returns the uncompressed text chunks in the file's order, without decoding pixels.
  package static func texts(_ bytes: [UInt8]) throws(PNGError) -> [(keyword: String, text: String)] {
    try PNGChunks.read(bytes).compactMap { PNGText(chunk: $0, bytes: bytes) }.map { ($0.keyword, $0.text) }
  }
}
