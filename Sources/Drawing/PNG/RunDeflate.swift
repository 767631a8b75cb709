/// Compresses a picture's runs into a zlib stream: only matches to the left and upwards, one dynamic block.
///
/// It examines each pixel once, while a general compressor hashes every byte.
struct RunDeflate: Sendable {
  private let list: RunSymbols
  private let left: Distance
  private let above: Distance

  enum Layout: Sendable {
    case palette(ColorTable)
    case rgb
    case rgba

    var bytesPerPixel: Int {
      switch self {
      case .palette: 1
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// A distance code (RFC 1951 §3.2.5).
  private struct Distance: Sendable {
    let symbol: Int
    let extra: UInt32
    let extraBits: UInt8

    init(_ distance: Int) {
      let value = UInt32(distance - 1)
      guard value >= 4 else {
        (symbol, extra, extraBits) = (Int(value), 0, 0)
        return
      }
      let top = UInt32(31 - value.leadingZeroBitCount)
      symbol = Int(top * 2 + (value >> (top - 1) & 1))
      extraBits = UInt8(top - 1)
      extra = value & ((1 << (top - 1)) - 1)
    }
  }

  private struct LengthCode {
    let symbol: Int
    let extra: UInt32
    let extraBits: UInt8

    /// Encodes a length (RFC 1951 §3.2.5).
    init(_ length: Int) {
      if length == 258 {
        (symbol, extra, extraBits) = (285, 0, 0)
        return
      }
      let value = UInt32(length - 3)
      guard value >= 8 else {
        (symbol, extra, extraBits) = (257 + Int(value), 0, 0)
        return
      }
      let bits = UInt32(29 - value.leadingZeroBitCount)
      symbol = 257 + Int(bits * 4 + (value >> bits))
      extra = value & ((1 << bits) - 1)
      extraBits = UInt8(bits)
    }
  }

  /// Whether a reference reaches the row above: DEFLATE's references reach 32 KiB back.
  static func canReachUp(width: Int, bytesPerPixel: Int) -> Bool { width * bytesPerPixel + 1 <= 32768 }

  init(_ runs: PixelRuns, of grid: PixelGrid32, layout: Layout) {
    left = Distance(layout.bytesPerPixel)
    above = Distance(grid.width * layout.bytesPerPixel + 1)
    list = RunSymbols(runs, of: grid, layout: layout)
  }

  /// Returns the zlib stream.
  func stream() -> [UInt8] {
    let counts = list.counts
    var literalCounts = Array(counts[..<256]) + [Int](repeating: 0, count: 30)
    var distanceCounts = [Int](repeating: 0, count: 30)
    literalCounts[256] = 1
    for (match, count) in counts[256...].enumerated() where count > 0 {
      literalCounts[LengthCode(match / 2 + 3).symbol] += count
      distanceCounts[(match & 1 == 1 ? above : left).symbol] += count
    }
    let literals = HuffmanCode(frequencies: literalCounts, longest: 15)
    let distances = HuffmanCode(frequencies: distanceCounts, longest: 15)
    let words = words(literals, distances)
    let lengths = list.parts.map { part in zip(part.counts, words).reduce(0) { $0 + $1.0 * Int($1.1 >> 56) } }
    // The header has less than 512 bytes, and the writer needs room for a word after the last bit.
    return [UInt8](unsafeUninitializedCapacity: lengths.reduce(0, +) / 8 + 1024) { buffer, used in
      // Deflate with a window of 32 KiB and the fastest level.
      (buffer[0], buffer[1]) = (0x78, 0x01)
      var writer = BitWriter(buffer.baseAddress! + 2)
      writeHeader(literals, distances, to: &writer)
      write(lengths, words, to: &writer)
      writer.write(literals.codes[256], literals.lengths[256])
      let end = writer.end()
      end.storeBytes(of: list.checksum.bigEndian, as: UInt32.self)
      used = end + 4 - UnsafeMutableRawPointer(buffer.baseAddress!)
    }
  }

  /// Writes all parts after the existing output, in parallel.
  ///
  /// - Parameter lengths: the number of bits of each part.
  private func write(_ lengths: [Int], _ words: [UInt64], to writer: inout BitWriter) {
    // If a part starts within a byte, the first bits of that byte belong to the part before, which is known by then.
    let starts = lengths.indices.map { (writer.pendingBits + lengths[..<$0].reduce(0, +)) & 7 }
    var pieces = lengths.map { _ in [UInt8]() }
    Parallel.forEach(&pieces) { piece, index in
      let bits = starts[index] + lengths[index]
      piece = [UInt8](unsafeUninitializedCapacity: bits / 8 + 16) { buffer, used in
        var writer = BitWriter(buffer.baseAddress!)
        writer.write(0, UInt8(starts[index]))
        writeSymbols(list.parts[index].symbols, words, to: &writer)
        used = (bits + 7) / 8
      }
    }
    for (piece, length) in zip(pieces, lengths) { writer.append(piece, bits: length) }
  }

  /// Writes the header (RFC 1951 §3.2.7) without run lengths, because 316 code lengths are few.
  private func writeHeader(_ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
    let lengths = literals.lengths + distances.lengths
    var counts = [Int](repeating: 0, count: 19)
    for length in lengths { counts[Int(length)] += 1 }
    let code = HuffmanCode(frequencies: counts, longest: 7)
    writer.write(1, 1)
    writer.write(2, 2)
    writer.write(UInt32(literals.lengths.count - 257), 5)
    writer.write(UInt32(distances.lengths.count - 1), 5)
    writer.write(19 - 4, 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.write(UInt32(code.lengths[symbol]), 3)
    }
    for length in lengths { writer.write(code.codes[Int(length)], code.lengths[Int(length)]) }
  }

  /// Returns what each symbol is written as: its bits, and their number from bit 56 on.
  private func words(_ literals: HuffmanCode, _ distances: HuffmanCode) -> [UInt64] {
    func word(_ parts: [(bits: UInt32, length: UInt8)]) -> UInt64 {
      var (bits, count) = (UInt64(0), UInt64(0))
      for part in parts {
        bits |= UInt64(part.bits) << count
        count += UInt64(part.length)
      }
      return bits | count << 56
    }
    let bytes = (0..<256).map { word([(literals.codes[$0], literals.lengths[$0])]) }
    let matches = (0..<512).map { match in
      let length = LengthCode(match / 2 + 3)
      let distance = match & 1 == 1 ? above : left
      return word([
        (literals.codes[length.symbol], literals.lengths[length.symbol]), (length.extra, length.extraBits),
        (distances.codes[distance.symbol], distances.lengths[distance.symbol]), (distance.extra, distance.extraBits),
      ])
    }
    return bytes + matches
  }

  private func writeSymbols(_ symbols: [UInt16], _ words: [UInt64], to writer: inout BitWriter) {
    words.withUnsafeBufferPointer { words in
      symbols.withUnsafeBufferPointer { symbols in
        for symbol in symbols {
          let word = words[Int(symbol)]
          writer.write(bits: word & 0xFF_FFFF_FFFF_FFFF, count: word &>> 56)
        }
      }
    }
  }
}
