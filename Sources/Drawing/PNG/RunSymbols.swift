import LPCDeflate

/// A picture's runs as literals and matches, to the left and upwards only, with the frequencies of the symbols.
struct RunSymbols {
  /// The symbols of some rows.
  struct Part: Sendable {
    /// A literal byte, or 256 + 2 × (the match's length − 3), plus 1 for a match upwards.
    fileprivate(set) var symbols: [UInt16] = []
    /// The frequency of each symbol.
    fileprivate(set) var counts = [Int](repeating: 0, count: 256 + 512)
    /// The checksum of the rows' bytes.
    fileprivate(set) var checksum = Adler32()
  }

  /// The parts from the top down.
  private(set) var parts: [Part]

  var counts: [Int] { parts.dropFirst().reduce(parts[0].counts) { zip($0, $1.counts).map(+) } }

  /// The checksum of all rows.
  var checksum: UInt32 { parts.dropFirst().reduce(parts[0].checksum) { $0.followed(by: $1.checksum) }.value }

  init(_ runs: PixelRuns, of grid: PixelGrid32, layout: RunDeflate.Layout) {
    parts = runs.bands.map { _ in Part() }
    Parallel.forEach(&parts) { part, index in part.collect(runs.bands[index], of: grid, layout: layout) }
  }
}

extension RunSymbols.Part {
  fileprivate mutating func collect(_ band: PixelRuns.Band, of grid: PixelGrid32, layout: RunDeflate.Layout) {
    let step = layout.bytesPerPixel
    let rowBytes = grid.width * step + 1
    // Runs that are too short for a match become literals, and a match has at most 258 bytes.
    let most = band.others * step + band.runs.count * 7 + band.rows.count * (rowBytes / 258 + 1)
    symbols = [UInt16](unsafeUninitializedCapacity: most) { symbols, used in
      counts.withUnsafeMutableBufferPointer { counts in
        withUnsafeTemporaryAllocation(byteCount: 2 * rowBytes, alignment: 64) { rows in
          rows.initializeMemory(as: UInt8.self, repeating: 0)
          let rows = rows.baseAddress!.assumingMemoryBound(to: UInt8.self)
          var collector = Collector(
            grid: grid, layout: layout, step: step, row: rows, above: rows + rowBytes, symbols: symbols.baseAddress!,
            counts: counts.baseAddress!)
          checksum = collector.collect(band, rowBytes: rowBytes)
          used = collector.symbols - symbols.baseAddress!
        }
      }
    }
  }
}

/// Collects the symbols of a band, row by row.
private struct Collector {
  let grid: PixelGrid32
  let layout: RunDeflate.Layout
  let step: Int
  /// The bytes of the row, after the filter byte, which is always 0.
  var row: UnsafeMutablePointer<UInt8>
  var above: UnsafeMutablePointer<UInt8>
  /// The place for the next symbol.
  var symbols: UnsafeMutablePointer<UInt16>
  let counts: UnsafeMutablePointer<Int>

  mutating func collect(_ band: PixelRuns.Band, rowBytes: Int) -> Adler32 {
    if let first = band.rows.first, first > 0 { write(grid.width, of: grid.row(first - 1), to: above + 1) }
    var checksum = Adler32()
    var (x, y) = (0, band.rows.lowerBound)
    for run in band.runs {
      if x == 0 { append(literal: 0) }
      append(run, x: x, y: y)
      x += run.length
      guard x == grid.width else { continue }
      checksum.append(row, count: rowBytes)
      swap(&row, &above)
      (x, y) = (0, y + 1)
    }
    return checksum
  }

  private mutating func append(_ run: PixelRuns.Run, x: Int, y: Int) {
    let (target, count) = (row + 1 + x * step, run.length * step)
    switch run.kind {
    case .others: write(run.length, of: grid.row(y) + x, to: target)
    case .left: Self.spread(target - step, step: step, count: count)
    case .above: target.update(from: above + 1 + x * step, count: count)
    }
    // The shortest match has three bytes; a distance upwards takes as many bits as a few more literals.
    if run.kind == .others || count < (run.kind == .above ? 5 : 3) {
      for index in 0..<count { append(literal: target[index]) }
    } else {
      append(match: count, isAbove: run.kind == .above)
    }
  }

  /// Repeats a pixel to the right by copying what is there, twice as much each time.
  private static func spread(_ pixel: UnsafeMutablePointer<UInt8>, step: Int, count: Int) {
    if step == 1 { return (pixel + 1).update(repeating: pixel[0], count: count) }
    var done = step
    while done < step + count {
      let length = min(done, step + count - done)
      (pixel + done).update(from: pixel, count: length)
      done += length
    }
  }

  private func write(_ length: Int, of pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>) {
    switch layout {
    case .palette(var table):
      for index in 0..<length { target[index] = table.index(of: pixels[index])! }
    case .rgb:
      for index in 0..<length {
        let (red, green, blue, _) = grid.channels(pixels[index])
        (target[index * 3], target[index * 3 + 1], target[index * 3 + 2]) = (red, green, blue)
      }
    case .rgba:
      for index in 0..<length {
        let (red, green, blue, alpha) = grid.channels(pixels[index])
        (target[index * 4], target[index * 4 + 1]) = (red, green)
        (target[index * 4 + 2], target[index * 4 + 3]) = (blue, alpha)
      }
    }
  }

  @inline(__always)
  private mutating func append(literal byte: UInt8) {
    symbols.pointee = UInt16(byte)
    symbols += 1
    counts[Int(byte)] &+= 1
  }

  private mutating func append(match count: Int, isAbove: Bool) {
    var rest = count
    while rest > 0 {
      // The rest must be zero or long enough for a match.
      let length = rest > 258 && rest < 261 ? rest - 3 : min(rest, 258)
      let symbol = 256 + (length - 3) * 2 + (isAbove ? 1 : 0)
      symbols.pointee = UInt16(symbol)
      symbols += 1
      counts[symbol] &+= 1
      rest -= length
    }
  }
}
