import CDeflate
import Scene

/// Writes PNG files; pixels are compressed by libdeflate.
struct PNGEncoder {
  let effort: PNGFile.Effort

  func file(_ image: RasterImage, texts: [PNGText]) -> [UInt8] {
    let pixels = PNGPixels(image)
    var file = PNGChunks.signature
    PNGChunks.append("IHDR", header(pixels), to: &file)
    // Colours are sRGB, with the perceptual rendering intent.
    PNGChunks.append("sRGB", [0], to: &file)
    for text in texts { text.append(to: &file) }
    if case .palette(let colors) = pixels.layout { appendPalette(colors, to: &file) }
    PNGChunks.append("IDAT", compressed(pixels), to: &file)
    PNGChunks.append("IEND", [], to: &file)
    return file
  }

  private func header(_ pixels: PNGPixels) -> [UInt8] {
    var header: [UInt8] = []
    PNGChunks.append(UInt32(pixels.width), to: &header)
    PNGChunks.append(UInt32(pixels.height), to: &header)
    let colorType: UInt8 =
      switch pixels.layout {
      case .palette: 3
      case .rgb: 2
      case .rgba: 6
      }
    return header + [8, colorType, 0, 0, 0]
  }

  private func appendPalette(_ colors: [UInt32], to file: inout [UInt8]) {
    let channels = colors.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) } }
    PNGChunks.append("PLTE", channels, to: &file)
    let alphas = colors.map { UInt8($0 >> 24) }
    if let last = alphas.lastIndex(where: { $0 != 255 }) { PNGChunks.append("tRNS", alphas[...last], to: &file) }
  }

  private func compressed(_ pixels: PNGPixels) -> [UInt8] {
    switch effort {
    case .fast:
      return deflate(PNGFilter.rows(of: pixels, .none), level: 1)
    case .small:
      let candidates = [PNGFilter.none, .up, .adaptive].map { deflate(PNGFilter.rows(of: pixels, $0), level: 9) }
      return candidates.min { $0.count < $1.count }!
    }
  }

  private func deflate(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(level)
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, used in
      used = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
  }
}
