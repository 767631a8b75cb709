import Foundation

/// A picture as runs: pixels that equal their left neighbour, pixels that equal the one above, and others.
///
/// Interfaces are mostly flat: in a settings screen, one pixel in forty equals neither neighbour.
struct PixelRuns {
  enum Kind: UInt32, Sendable {
    case others
    case left
    case above
  }

  struct Run: Sendable {
    private let packed: UInt32
    init(_ kind: Kind, _ length: Int) { packed = kind.rawValue << 30 | UInt32(length) }
    var kind: Kind { Kind(rawValue: packed >> 30)! }
    var length: Int { Int(packed & 0x3FFF_FFFF) }
  }

  /// Rows that one thread examined.
  struct Band: Sendable {
    let rows: Range<Int>
    /// The runs from the top left; none extends past its row.
    fileprivate(set) var runs: [Run] = []
    /// The number of pixels that equal no neighbour.
    fileprivate(set) var others = 0
    fileprivate var colors: ColorTable? = ColorTable()
    fileprivate var isOpaque = true
  }

  /// The bands from the top down.
  private(set) var bands: [Band]
  /// Every colour of the picture; `nil` if there are more than 256.
  private(set) var colors: ColorTable? = ColorTable()
  private(set) var isOpaque = true
  /// The number of pixels that equal no neighbour.
  private(set) var others = 0

  /// - Parameter threads: the number of threads that examine the picture; the result does not depend on it.
  init(_ grid: PixelGrid32, threads: Int = 1) {
    bands = Parallel.parts(of: grid.height, threads).map { Band(rows: $0) }
    Parallel.forEach(&bands) { band, _ in
      band.runs.reserveCapacity(band.rows.count * 16)
      for y in band.rows { band.scan(grid.row(y), above: y == 0 ? nil : grid.row(y - 1), width: grid.width) }
    }
    for band in bands {
      isOpaque = isOpaque && band.isOpaque
      others += band.others
      // Colours are added in the order in which they first occur, as if there were one band.
      if colors?.add(band.colors) != true { colors = nil }
    }
  }
}

extension PixelRuns.Band {
  fileprivate mutating func scan(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, width: Int) {
    var x = 0
    var pending = 0
    while x < width {
      let left = x == 0 ? 0 : Self.common(row + x, row + x - 1, limit: width - x)
      let up = above.map { Self.common(row + x, $0 + x, limit: width - x) } ?? 0
      // A reference upwards takes about twelve bits more than one to the left.
      let takesAbove = up > left + 2
      let length = takesAbove ? up : left
      if length >= 2 {
        if pending > 0 { runs.append(PixelRuns.Run(.others, pending)) }
        pending = 0
        runs.append(PixelRuns.Run(takesAbove ? .above : .left, length))
        x += length
      } else {
        note(row[x])
        pending += 1
        x += 1
      }
    }
    if pending > 0 { runs.append(PixelRuns.Run(.others, pending)) }
  }

  /// The first pixel of a colour never equals a neighbour, so every colour is seen here.
  @inline(__always)
  private mutating func note(_ pixel: UInt32) {
    others += 1
    if pixel >> 24 != 255 { isOpaque = false }
    if colors != nil, colors!.index(of: pixel) == nil { colors = nil }
  }

  /// Returns how many pixels at the start are the same.
  @inline(__always)
  private static func common(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, limit: Int) -> Int {
    guard limit > 0, a[0] == b[0] else { return 0 }
    var count = 1
    while count + 32 <= limit, memcmp(a + count, b + count, 128) == 0 { count += 32 }
    while count < limit, a[count] == b[count] { count += 1 }
    return count
  }
}
