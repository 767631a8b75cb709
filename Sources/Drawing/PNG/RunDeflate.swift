import CDeflate

/// Compresses a picture's runs straight into a zlib stream: matches to the left and upwards only, one dynamic block.
///
/// It looks at each pixel once, where a general compressor hashes every byte.
struct RunDeflate {
  private let grid: PixelGrid32
  private let layout: Layout
  private let rowBytes: Int
  /// A literal byte, or 256 + a match's length less 3, times two, with 1 for matches upwards.
  private var symbols: [UInt16] = []
  private var literalCounts = [Int](repeating: 0, count: 286)
  private var distanceCounts = [Int](repeating: 0, count: 30)
  private var checksum: UInt32 = 1
  private let left: Distance
  private let above: Distance

  enum Layout {
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

  /// RFC 1951 §3.2.5.
  private struct Distance {
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

  /// DEFLATE's references reach 32 KiB back.
  static func canReachUp(width: Int, bytesPerPixel: Int) -> Bool { width * bytesPerPixel + 1 <= 32768 }

  init(_ runs: PixelRuns, of grid: PixelGrid32, layout: Layout) {
    self.grid = grid
    self.layout = layout
    rowBytes = grid.width * layout.bytesPerPixel
    left = Distance(layout.bytesPerPixel)
    above = Distance(rowBytes + 1)
    symbols.reserveCapacity(runs.others * layout.bytesPerPixel + runs.runs.count + grid.height)
    collect(runs)
  }

  private mutating func collect(_ runs: PixelRuns) {
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: rowBytes + 1), count: 2)
    var (x, y) = (0, 0)
    for run in runs.runs {
      if x == 0 { append(literal: 0) }
      append(run, x: x, y: y, rows: &rows)
      x += run.length
      if x == grid.width {
        checksum = libdeflate_adler32(checksum, rows[y & 1], rowBytes + 1)
        (x, y) = (0, y + 1)
      }
    }
    literalCounts[256] = 1
  }

  private mutating func append(_ run: PixelRuns.Run, x: Int, y: Int, rows: inout [[UInt8]]) {
    let step = layout.bytesPerPixel
    // The byte that names the row's filter comes first.
    let (start, count) = (1 + x * step, run.length * step)
    switch run.kind {
    case .others: write(run.length, x: x, y: y, to: &rows[y & 1])
    case .left:
      rows[y & 1].withUnsafeMutableBufferPointer { row in
        if step == 1 {
          (row.baseAddress! + start).update(repeating: row[start - 1], count: count)
        } else {
          for index in start..<start + count { row[index] = row[index - step] }
        }
      }
    case .above:
      let source = rows[1 - y & 1]
      rows[y & 1].withUnsafeMutableBufferPointer { row in
        source.withUnsafeBufferPointer {
          (row.baseAddress! + start).update(from: $0.baseAddress! + start, count: count)
        }
      }
    }
    // Three bytes are the shortest match; a distance upwards costs as much as some more literals.
    if run.kind == .others || count < (run.kind == .above ? 5 : 3) {
      for index in start..<start + count { append(literal: rows[y & 1][index]) }
    } else {
      append(match: count, isAbove: run.kind == .above)
    }
  }

  private mutating func write(_ length: Int, x: Int, y: Int, to row: inout [UInt8]) {
    let pixels = grid.row(y) + x
    let start = 1 + x * layout.bytesPerPixel
    switch layout {
    case .palette(var table):
      for index in 0..<length { row[start + index] = table.index(of: pixels[index])! }
    case .rgb:
      for index in 0..<length {
        let (red, green, blue, _) = grid.channels(pixels[index])
        (row[start + index * 3], row[start + index * 3 + 1], row[start + index * 3 + 2]) = (red, green, blue)
      }
    case .rgba:
      for index in 0..<length {
        let (red, green, blue, alpha) = grid.channels(pixels[index])
        (row[start + index * 4], row[start + index * 4 + 1]) = (red, green)
        (row[start + index * 4 + 2], row[start + index * 4 + 3]) = (blue, alpha)
      }
    }
  }

  private mutating func append(literal byte: UInt8) {
    symbols.append(UInt16(byte))
    literalCounts[Int(byte)] += 1
  }

  private mutating func append(match count: Int, isAbove: Bool) {
    var rest = count
    while rest > 0 {
      // What is left over must be nothing or a match again.
      let length = rest > 258 && rest < 261 ? rest - 3 : min(rest, 258)
      symbols.append(UInt16(256 + (length - 3) * 2 + (isAbove ? 1 : 0)))
      literalCounts[Self.lengthCodes[length - 3].symbol] += 1
      distanceCounts[isAbove ? above.symbol : left.symbol] += 1
      rest -= length
    }
  }

  private struct LengthCode {
    let symbol: Int
    let extra: UInt32
    let extraBits: UInt8
  }

  /// By length less 3 (RFC 1951 §3.2.5).
  private static let lengthCodes: [LengthCode] = (3...258).map { length in
    if length == 258 { return LengthCode(symbol: 285, extra: 0, extraBits: 0) }
    let value = UInt32(length - 3)
    guard value >= 8 else { return LengthCode(symbol: 257 + Int(value), extra: 0, extraBits: 0) }
    let bits = UInt32(29 - value.leadingZeroBitCount)
    return LengthCode(
      symbol: 257 + Int(bits * 4 + (value >> bits)), extra: value & ((1 << bits) - 1), extraBits: UInt8(bits))
  }

  /// The zlib stream.
  func stream() -> [UInt8] {
    let literals = HuffmanCode(frequencies: literalCounts, longest: 15)
    let distances = HuffmanCode(frequencies: distanceCounts, longest: 15)
    // 48 bits are the longest match.
    return [UInt8](unsafeUninitializedCapacity: symbols.count * 6 + 1024) { buffer, used in
      // Deflate with a window of 32 KiB, fastest level.
      (buffer[0], buffer[1]) = (0x78, 0x01)
      var writer = BitWriter(buffer.baseAddress! + 2)
      writeHeader(literals, distances, to: &writer)
      writeSymbols(literals, distances, to: &writer)
      writer.write(literals.codes[256], literals.lengths[256])
      let end = writer.finish()
      for index in 0..<4 { end[index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - index * 8)) }
      used = end - buffer.baseAddress! + 4
    }
  }

  /// RFC 1951 §3.2.7, without run lengths: 316 code lengths are few.
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

  private func writeSymbols(_ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
    let lengthCodes = Self.lengthCodes
    symbols.withUnsafeBufferPointer { symbols in
      for symbol in symbols {
        guard symbol >= 256 else {
          writer.write(literals.codes[Int(symbol)], literals.lengths[Int(symbol)])
          continue
        }
        let length = lengthCodes[Int(symbol - 256) / 2]
        let distance = symbol & 1 == 1 ? above : left
        writer.write(literals.codes[length.symbol], literals.lengths[length.symbol])
        writer.write(length.extra, length.extraBits)
        writer.write(distances.codes[distance.symbol], distances.lengths[distance.symbol])
        writer.write(distance.extra, distance.extraBits)
      }
    }
  }
}
