import LPScene

/// A rectangle of pixels, with the pixels on its right and bottom edges not in it.
struct PixelBox: Hashable {
  var left, top, right, bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func moved(_ x: Int, _ y: Int) -> PixelBox {
    PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

/// Opaque pixels, rows from the top.
struct PixelArea {
  let width, height: Int
  private(set) var colors: [SIMD4<UInt8>]

  /// What is behind transparent pixels: a colour that pictures seldom have.
  private static let matte = SIMD3<Int>(200, 200, 255)

  private init(width: Int, height: Int, colors: [SIMD4<UInt8>]) {
    (self.width, self.height, self.colors) = (width, height, colors)
  }

  init(_ image: RasterImage) {
    (width, height) = (image.width, image.height)
    let count = image.width * image.height
    colors = []
    colors.reserveCapacity(count)
    for pixel in 0..<count {
      let alpha = Int(image.pixels[pixel * 4 + 3])
      var color = SIMD4<UInt8>(repeating: 255)
      for part in 0..<3 {
        let own = Int(image.pixels[pixel * 4 + part])
        color[part] = UInt8((own * alpha + Self.matte[part] * (255 - alpha) + 127) / 255)
      }
      colors.append(color)
    }
  }

  func crop(_ box: PixelBox) -> PixelArea {
    var part: [SIMD4<UInt8>] = []
    part.reserveCapacity(box.width * box.height)
    for row in box.top..<box.bottom { part += colors[(row * width + box.left)..<(row * width + box.right)] }
    return PixelArea(width: box.width, height: box.height, colors: part)
  }

  /// Returns the distance of each pixel from a colour.
  func distances(from color: PixelColor) -> [Float] {
    let (red, green, blue) = (color.red, color.green, color.blue)
    return colors.map { pixel in
      max(abs(Float(pixel[0]) - red), max(abs(Float(pixel[1]) - green), abs(Float(pixel[2]) - blue)))
    }
  }

  /// Returns the most common colour of the pixels that a mask picks, and its share.
  func mainColor(_ isPicked: (Int) -> Bool) -> (color: PixelColor, share: Float) {
    var counts: [Int: Int] = [:]
    var dense = colors.count > 16_384 ? [Int](repeating: 0, count: 1 << 18) : []
    var total = 0
    for index in colors.indices where isPicked(index) {
      total += 1
      let code = Self.code(colors[index])
      if dense.isEmpty { counts[code, default: 0] += 1 } else { dense[code] += 1 }
    }
    guard total > 0 else { return (PixelColor(red: 0, green: 0, blue: 0), 0) }
    let best =
      dense.isEmpty
      ? counts.min { ($1.value, $0.key) < ($0.value, $1.key) }!.key : dense.firstIndex(of: dense.max()!)!
    return mean(share: total) { isPicked($0) && Self.code(colors[$0]) == best }
  }

  /// Returns the mean of the pixels that a mask picks, and their share of a number.
  func mean(share total: Int, _ isPicked: (Int) -> Bool) -> (color: PixelColor, share: Float) {
    var (red, green, blue, count) = (0, 0, 0, 0)
    for index in colors.indices where isPicked(index) {
      let pixel = colors[index]
      (red, green, blue, count) = (red + Int(pixel[0]), green + Int(pixel[1]), blue + Int(pixel[2]), count + 1)
    }
    let number = Float(max(1, count))
    let color = PixelColor(red: Float(red) / number, green: Float(green) / number, blue: Float(blue) / number)
    return (color, Float(count) / Float(max(1, total)))
  }

  /// Colours that differ by a few values have one code.
  private static func code(_ pixel: SIMD4<UInt8>) -> Int {
    Int(pixel[0] >> 2) << 12 | Int(pixel[1] >> 2) << 6 | Int(pixel[2] >> 2)
  }
}
