/// Undoes the filters of rows (PNG specification, section 9).
struct PNGUnfilter {
  /// Three bytes a pixel; four otherwise.
  let isOpaque: Bool

  private typealias Wide = SIMD4<Int16>

  // MARK: True colours

  /// A row of three or four bytes a pixel as RGBA.
  ///
  /// A pixel of three bytes is read together with the first byte of the next one. Channels never meet in a filter, so
  /// that what comes of that byte is just overwritten by an opaque alpha. A byte after the row must be readable.
  func undo(
    _ filter: PNGFilter.Kind, of raw: UnsafeRawPointer, above: UnsafePointer<UInt32>,
    to row: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    let (step, alpha) = isOpaque ? (3, 0xFF00_0000 as UInt32) : (4, 0)
    switch filter {
    case .none: for x in 0..<width { row[x] = Self.word(raw, x &* step) | alpha }
    case .sub: Self.undoSub(raw, step: step, alpha: alpha, to: row, width: width)
    case .up: for x in 0..<width { row[x] = Self.sum(Self.word(raw, x &* step), above[x]) | alpha }
    case .average: Self.undoAverage(raw, step: step, alpha: alpha, above: above, to: row, width: width)
    case .paeth: Self.undoPaeth(raw, step: step, alpha: alpha, above: above, to: row, width: width)
    }
  }

  @inline(__always)
  private static func word(_ raw: UnsafeRawPointer, _ offset: Int) -> UInt32 {
    raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  /// Four sums of bytes: the upper bit of each is added without its carry.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }

  /// Four means of bytes, rounded down: what both have, and half of what one has.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 { (a & b) &+ ((a ^ b) >> 1 & 0x7F7F_7F7F) }

  private static func undoSub(
    _ raw: UnsafeRawPointer, step: Int, alpha: UInt32, to row: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    var left: UInt32 = 0
    for x in 0..<width {
      left = sum(word(raw, x &* step), left)
      row[x] = left | alpha
    }
  }

  private static func undoAverage(
    _ raw: UnsafeRawPointer, step: Int, alpha: UInt32, above: UnsafePointer<UInt32>,
    to row: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    var left: UInt32 = 0
    for x in 0..<width {
      left = sum(word(raw, x &* step), mean(left, above[x]))
      row[x] = left | alpha
    }
  }

  private static func undoPaeth(
    _ raw: UnsafeRawPointer, step: Int, alpha: UInt32, above: UnsafePointer<UInt32>,
    to row: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    // The names of the specification: a is left, b above, c above left; p = a + b − c. In even areas, which are most of a
    // screen, b = c makes p = a the nearest, or a = c makes p = b.
    var (a, c) = (UInt32(0), UInt32(0))
    for x in 0..<width {
      let b = above[x]
      let predicted = b == c ? a : a == c ? b : nearest(wide(a), wide(b), wide(c))
      a = sum(word(raw, x &* step), predicted) | alpha
      c = b
      row[x] = a
    }
  }

  /// Channel by channel; of equally near ones a goes before b, and b before c.
  @inline(__always)
  private static func nearest(_ a: Wide, _ b: Wide, _ c: Wide) -> UInt32 {
    let (distanceA, distanceB) = (b &- c, a &- c)
    let pa = magnitude(distanceA)
    let pb = magnitude(distanceB)
    let least = pointwiseMin(magnitude(distanceA &+ distanceB), pointwiseMin(pa, pb))
    let predicted = c.replacing(with: b, where: pb .== least).replacing(with: a, where: pa .== least)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: predicted), to: UInt32.self)
  }

  @inline(__always)
  private static func wide(_ pixel: UInt32) -> Wide {
    Wide(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func magnitude(_ value: Wide) -> Wide { pointwiseMax(value, 0 &- value) }

  // MARK: Greys and palettes

  /// A row in place, by bytes; `step` bytes lie between a byte and the one to its left.
  static func undo(
    _ filter: PNGFilter.Kind, in row: UnsafeMutableRawPointer, above: UnsafeRawPointer, count: Int, step: Int
  ) {
    let row = row.assumingMemoryBound(to: UInt8.self)
    let above = above.assumingMemoryBound(to: UInt8.self)
    switch filter {
    case .none: break
    case .sub: for x in stride(from: step, to: count, by: 1) { row[x] &+= row[x - step] }
    case .up: for x in 0..<count { row[x] &+= above[x] }
    case .average:
      for x in 0..<count {
        let left = x >= step ? UInt16(row[x - step]) : 0
        row[x] &+= UInt8(truncatingIfNeeded: (left + UInt16(above[x])) / 2)
      }
    case .paeth:
      for x in 0..<count {
        let (left, corner) = x >= step ? (Int(row[x - step]), Int(above[x - step])) : (0, 0)
        row[x] &+= PNGFilter.paeth(left, Int(above[x]), corner)
      }
    }
  }
}
