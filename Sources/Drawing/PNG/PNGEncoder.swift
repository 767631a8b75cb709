import LPCDeflate
import LPScene

/// Writes PNG files.
///
/// Flat pictures that are written quickly are compressed from their runs; libdeflate compresses files that are kept,
/// and pictures that are not flat.
struct PNGEncoder {
  let effort: PNGFile.Effort
  let texts: [PNGText]
  /// The number of threads that encode a picture; the bytes do not depend on it.
  var threads = 1

  func file(_ image: RasterImage) -> [UInt8] {
    image.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self).baseAddress!
      return file(
        PixelGrid32(pixels: pixels, width: image.width, height: image.height, stride: image.width, order: .rgba))
    }
  }

  func file(_ grid: PixelGrid32) -> [UInt8] { file(grid, PixelRuns(grid, threads: threads)) }

  /// Encodes an opaque picture; `nil` if a pixel is transparent.
  func opaqueFile(_ grid: PixelGrid32) -> [UInt8]? {
    let runs = PixelRuns(grid, threads: threads)
    return runs.isOpaque ? file(grid, runs) : nil
  }

  private func file(_ grid: PixelGrid32, _ runs: PixelRuns) -> [UInt8] {
    let layout = runs.colors.map(RunDeflate.Layout.palette) ?? (runs.isOpaque ? .rgb : .rgba)
    return file(grid, layout, data: compressed(grid, runs, layout))
  }

  private func compressed(_ grid: PixelGrid32, _ runs: PixelRuns, _ layout: RunDeflate.Layout) -> [UInt8] {
    // If more than one pixel in eight differs from its neighbours, searching for repetitions pays off.
    let isFlat = runs.others * 8 <= grid.width * grid.height
    // libdeflate takes five milliseconds for a million pixels, so its time is noticeable only for larger pictures.
    let isLarge = grid.width * grid.height > 1_000_000
    if effort == .fast, isFlat, isLarge,
      RunDeflate.canReachUp(width: grid.width, bytesPerPixel: layout.bytesPerPixel)
    {
      return RunDeflate(runs, of: grid, layout: layout).stream()
    }
    let pixels = PNGPixels(grid, layout)
    // Filters hide repetitions: measured on screens, they make files a fifth larger; on photographs, a third smaller.
    return deflate(PNGFilter.rows(of: pixels, isFlat ? .none : .adaptive), level: effort == .small ? 9 : 3)
  }

  func file(_ grid: PixelGrid32, _ layout: RunDeflate.Layout, data: [UInt8]) -> [UInt8] {
    var file = PNGChunks.signature
    file.reserveCapacity(data.count + 2048)
    PNGChunks.append("IHDR", header(grid, layout), to: &file)
    // The colours are sRGB, with the perceptual rendering intent.
    PNGChunks.append("sRGB", [0], to: &file)
    for text in texts { text.append(to: &file) }
    if case .palette(let table) = layout { appendPalette(table.colors.map(grid.channels), to: &file) }
    PNGChunks.append("IDAT", data, to: &file)
    PNGChunks.append("IEND", [], to: &file)
    return file
  }

  private func header(_ grid: PixelGrid32, _ layout: RunDeflate.Layout) -> [UInt8] {
    var header: [UInt8] = []
    PNGChunks.append(UInt32(grid.width), to: &header)
    PNGChunks.append(UInt32(grid.height), to: &header)
    let colorType: UInt8 =
      switch layout {
      case .palette: 3
      case .rgb: 2
      case .rgba: 6
      }
    return header + [8, colorType, 0, 0, 0]
  }

  private func appendPalette(_ colors: [(UInt8, UInt8, UInt8, UInt8)], to file: inout [UInt8]) {
    PNGChunks.append("PLTE", colors.flatMap { [$0.0, $0.1, $0.2] }, to: &file)
    guard let last = colors.lastIndex(where: { $0.3 != 255 }) else { return }
    PNGChunks.append("tRNS", colors[...last].map(\.3), to: &file)
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
