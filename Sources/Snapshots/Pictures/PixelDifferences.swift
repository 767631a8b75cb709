import Foundation

/// Finds how many pixels of two pictures differ, by how much, and where. It compares eight at a time, since a picture
/// of a phone has three million.
struct PixelDifferences {
  private typealias Pixels = SIMD8<UInt32>
  private typealias Numbers = SIMD8<Float>
  private typealias Counts = SIMD8<Int32>

  /// The number of pixels that differ at all, and of those that differ by more than each distance after the first.
  private(set) var counts: [Int]
  private(set) var largestDistance: Double = 0
  private(set) var box = ImageDifference.Box(x: 0, y: 0, width: 0, height: 0)

  /// The squares of the distances, without their factor.
  private let limits: [Float]

  /// Compares two pictures; `distances` begin with 0.
  init(_ first: PixelRows, _ second: PixelRows, distances: [Double]) {
    limits = distances.map { Float($0 * $0) * PerceivedColor.range }
    counts = Array(repeating: 0, count: distances.count)
    var largest: Float = 0
    let width = min(first.width, second.width)
    for y in 0..<min(first.height, second.height) where first.differs(from: second, inRow: y, width: width) {
      add(first.row(y), second.row(y), width: width, y: y, &largest)
    }
    largestDistance = Double(min(1, (largest / PerceivedColor.range).squareRoot()))
  }

  private mutating func add(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, width: Int, y: Int, _ largest: inout Float
  ) {
    var differing = Counts()
    var beyond = (Counts(), Counts(), Counts(), Counts(), Counts(), Counts())
    var most = Numbers()
    var (left, right) = (width, -1)
    var x = 0
    while x < width {
      let (a, b) = (Self.pixels(first, x, width), Self.pixels(second, x, width))
      if a != b {
        let mask = a .!= b
        let squares = PerceivedColor.squares(a, b)
        most.replace(with: squares, where: squares .> most)
        differing &+= Self.ones(mask)
        beyond.0 &+= Self.ones(squares .> limits[1])
        beyond.1 &+= Self.ones(squares .> limits[2])
        beyond.2 &+= Self.ones(squares .> limits[3])
        beyond.3 &+= Self.ones(squares .> limits[4])
        beyond.4 &+= Self.ones(squares .> limits[5])
        beyond.5 &+= Self.ones(squares .> limits[6])
        if left == width { left = x + Self.first(mask) }
        right = x + Self.last(mask)
      }
      x += 8
    }
    largest = max(largest, most.max())
    let sums = [differing, beyond.0, beyond.1, beyond.2, beyond.3, beyond.4, beyond.5]
    for index in counts.indices { counts[index] += Int(sums[index].wrappedSum()) }
    box.include(left, y)
    box.include(right, y)
  }

  /// Loads eight pixels; those beyond the end of the row are zero in both pictures.
  @inline(__always)
  private static func pixels(_ row: UnsafeRawPointer, _ x: Int, _ width: Int) -> Pixels {
    if x + 8 <= width { return row.loadUnaligned(fromByteOffset: x * 4, as: Pixels.self) }
    var pixels = Pixels()
    for lane in 0..<(width - x) {
      pixels[lane] = row.loadUnaligned(fromByteOffset: (x + lane) * 4, as: UInt32.self)
    }
    return pixels
  }

  @inline(__always)
  private static func ones(_ mask: SIMDMask<SIMD8<Int32>>) -> Counts { Counts().replacing(with: 1, where: mask) }

  private static func first(_ mask: SIMDMask<SIMD8<Int32>>) -> Int { (0..<8).first { mask[$0] } ?? 0 }
  private static func last(_ mask: SIMDMask<SIMD8<Int32>>) -> Int { (0..<8).last { mask[$0] } ?? 7 }
}

extension PixelRows {
  func differs(from other: PixelRows, inRow y: Int, width: Int) -> Bool {
    memcmp(row(y), other.row(y), width * 4) != 0
  }
}
