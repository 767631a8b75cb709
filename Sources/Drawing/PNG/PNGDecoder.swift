import LPCDeflate
import LPScene

/// Decodes the most common kinds of PNG: a palette or eight bits a channel, not interlaced, sRGB.
///
/// It fails for all other kinds and for damaged files, which libpng then decodes or rejects.
struct PNGDecoder {
  enum Layout: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  let width: Int
  let height: Int
  private let file: UnsafeRawBufferPointer
  private let layout: Layout
  private let bitDepth: Int
  private var data: [Range<Int>] = []
  private var colors: [UInt32] = []

  /// Reads the chunks of a file. The buffer must outlive the decoder.
  init?(_ file: UnsafeRawBufferPointer) {
    self.file = file
    guard file.count >= 33 + 12, file.starts(with: PNGChunks.signature), Self.number(file, 8) == 13,
      Self.number(file, 12) == Self.type("IHDR"), let layout = Layout(rawValue: file[25]),
      // The methods of compression, filtering and interlacing.
      file[26] == 0, file[27] == 0, file[28] == 0
    else { return nil }
    (width, height) = (Int(Self.number(file, 16)), Int(Self.number(file, 20)))
    bitDepth = Int(file[24])
    self.layout = layout
    guard width > 0, height > 0, width <= PNGFile.longestSide, height <= PNGFile.longestSide,
      width * height <= PNGFile.mostPixels,
      bitDepth == 8 || layout == .palette && [1, 2, 4].contains(bitDepth)
    else { return nil }
    guard readChunks(), !data.isEmpty, layout != .palette || !colors.isEmpty else { return nil }
  }

  private static func number(_ file: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func type(_ name: StaticString) -> UInt32 {
    UInt32(bigEndian: UnsafeRawPointer(name.utf8Start).loadUnaligned(as: UInt32.self))
  }

  // MARK: Chunks

  private mutating func readChunks() -> Bool {
    var offset = 8
    while offset + 12 <= file.count {
      let length = Int(Self.number(file, offset))
      let type = Self.number(file, offset + 4)
      let body = offset + 8..<offset + 8 + length
      guard body.upperBound + 4 <= file.count, isIntact(type, body) else { return false }
      if type == Self.type("IEND") { return true }
      guard take(type, body) else { return false }
      offset = body.upperBound + 4
    }
    return false
  }

  /// Whether the checksum is correct. It is ignored for texts and other chunks that do not change pixels.
  private func isIntact(_ type: UInt32, _ body: Range<Int>) -> Bool {
    let isCritical = type >> 24 & 0x20 == 0
    guard isCritical || type == Self.type("tRNS") || type == Self.type("gAMA") else { return true }
    let start = body.lowerBound - 4
    let sum = libdeflate_crc32(0, file.baseAddress! + start, body.upperBound - start)
    return sum == Self.number(file, body.upperBound)
  }

  /// - Returns: `false` for a chunk that this decoder does not support, or does not support at this place.
  private mutating func take(_ type: UInt32, _ body: Range<Int>) -> Bool {
    switch type {
    case Self.type("IHDR"): return body.lowerBound == 16
    case Self.type("PLTE"): return takePalette(body)
    case Self.type("tRNS"): return takeAlpha(body)
    case Self.type("IDAT"):
      // The data chunks have to be consecutive.
      if let last = data.last, last.upperBound + 12 != body.lowerBound { return false }
      data.append(body)
      return true
    case Self.type("gAMA"):
      // A gamma of 1 / 2.2, which sRGB files have; any other gamma needs a conversion.
      return body.count == 4 && Self.number(file, body.lowerBound) == 45455
    case Self.type("iCCP"): return false
    // Other ancillary chunks do not change pixels.
    default: return type >> 24 & 0x20 != 0
    }
  }

  private mutating func takePalette(_ body: Range<Int>) -> Bool {
    guard data.isEmpty, colors.isEmpty, body.count % 3 == 0, body.count / 3 <= 1 << bitDepth else { return false }
    // In a true-colour picture, the palette is only a suggestion.
    guard layout == .palette else { return layout == .rgb || layout == .rgba }
    colors = stride(from: body.lowerBound, to: body.upperBound, by: 3).map { place in
      UInt32(file[place]) | UInt32(file[place + 1]) << 8 | UInt32(file[place + 2]) << 16 | 0xFF00_0000
    }
    return true
  }

  private mutating func takeAlpha(_ body: Range<Int>) -> Bool {
    guard layout == .palette, data.isEmpty, body.count <= colors.count else { return false }
    for (index, place) in body.enumerated() {
      colors[index] = colors[index] & 0x00FF_FFFF | UInt32(file[place]) << 24
    }
    return true
  }

  // MARK: Pixels

  /// Decodes the picture; `nil` if its data is damaged.
  func image() -> RasterImage? {
    let rowBytes = (width * layout.channels * bitDepth + 7) / 8
    let count = height * (rowBytes + 1)
    guard PNGFile.canHold(count, inData: data.reduce(0) { $0 + $1.count }) else { return nil }
    // A pixel of three bytes is read as four.
    let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: count + 16, alignment: 64)
    defer { rows.deallocate() }
    LargeMemory.prepare(rows)
    guard inflate(into: rows, count: count) else { return nil }
    var isWhole = true
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, used in
      LargeMemory.prepare(UnsafeMutableRawBufferPointer(buffer))
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        isWhole = unfilter(rows, rowBytes: rowBytes, into: pixels.baseAddress!)
      }
      used = width * height * 4
    }
    return isWhole ? RasterImage(width: width, height: height, pixels: pixels) : nil
  }

  private func inflate(into rows: UnsafeMutableRawBufferPointer, count: Int) -> Bool {
    if data.count == 1 { return inflate(UnsafeRawBufferPointer(rebasing: file[data[0]]), into: rows, count: count) }
    var joined: [UInt8] = []
    joined.reserveCapacity(data.reduce(0) { $0 + $1.count })
    for range in data { joined += file[range] }
    return joined.withUnsafeBytes { inflate($0, into: rows, count: count) }
  }

  private func inflate(
    _ stream: UnsafeRawBufferPointer, into rows: UnsafeMutableRawBufferPointer, count: Int
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    // Without a pointer for the number of bytes, libdeflate reports any other number as an error.
    return libdeflate_zlib_decompress(decompressor, stream.baseAddress, stream.count, rows.baseAddress, count, nil)
      == LIBDEFLATE_SUCCESS
  }

  private func unfilter(
    _ rows: UnsafeMutableRawBufferPointer, rowBytes: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    var row = rows.baseAddress!
    let isTrueColor = layout == .rgb || layout == .rgba
    let nothing = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width, rowBytes))
    defer { nothing.deallocate() }
    nothing.initialize(repeating: 0, count: max(width, rowBytes))
    let expansion = PNGExpansion(layout: layout, bitDepth: bitDepth, colors: colors)
    var above = UnsafeRawPointer(nothing)
    for y in 0..<height {
      guard let filter = PNGFilter.Kind(rawValue: row.load(as: UInt8.self)) else { return false }
      let target = pixels + y * width
      if isTrueColor {
        let rowAbove = UnsafePointer(y > 0 ? target - width : nothing)
        PNGUnfilter(isOpaque: layout == .rgb)
          .undo(filter, of: row + 1, above: rowAbove, to: target, width: width)
      } else {
        PNGUnfilter.undo(filter, in: row + 1, above: above, count: rowBytes, step: layout.channels)
        guard expansion.expand(row + 1, to: target, width: width) else { return false }
        above = UnsafeRawPointer(row + 1)
      }
      row += rowBytes + 1
    }
    return true
  }
}
