/// Reverses the filters of rows (PNG §9).
struct PNGUnfilter {
  /// Whether a pixel has three bytes; otherwise it has four.
  let isOpaque: Bool

  private typealias Wide = SIMD4<Int16>

  // MARK: True colours

  /// Decodes a row of three or four bytes a pixel to RGBA.
  ///
  /// A pixel of three bytes is read together with the first byte of the next one. Filters do not mix channels, so the
  /// result of that byte is simply overwritten by an opaque alpha. One byte after the row must be readable.
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

  /// Adds four bytes at once: the highest bit of each is added without its carry.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }

  /// Returns the rounded-down means of four pairs of bytes: their common bits, and half of the differing ones.
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
    // The names are those of the specification: a is left, b above, c above left; p = a + b − c. In even areas, which
    // cover most of a screen, p = a if b = c, and p = b if a = c.
    var (a, c) = (UInt32(0), UInt32(0))
    for x in 0..<width {
      let b = above[x]
      let predicted = b == c ? a : a == c ? b : nearest(wide(a), wide(b), wide(c))
      a = sum(word(raw, x &* step), predicted) | alpha
      c = b
      row[x] = a
    }
  }

  /// Chooses the predictor for each channel; ties go to a before b, and b before c.
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

  /// Decodes a row in place; `step` is the distance in bytes to the left neighbour.
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
