/// Read access to a picture's pixels, for the time of a comparison.
struct PixelRows {
  let width: Int
  let height: Int
  private let base: UnsafeRawPointer

  init(width: Int, height: Int, bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count >= width * height * 4 && bytes.baseAddress != nil)
    self.width = width
    self.height = height
    base = bytes.baseAddress!
  }

  /// Returns a pixel with red in the lowest byte and alpha in the highest.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    UInt32(littleEndian: base.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
  }

  func row(_ y: Int) -> UnsafeRawPointer { base + y * width * 4 }

  /// Returns whether the pixel looks like the smoothed edge of a shape: it is between a darker and a lighter neighbour,
  /// has few equal neighbours, and the darkest or the lightest neighbour belongs to an even area in both pictures
  /// (after Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009).
  func looksAntialiased(_ x: Int, _ y: Int, other: PixelRows) -> Bool {
    let center = pixel(x, y)
    let brightness = PerceivedColor.brightness(center)
    var equals = isOnBorder(x, y) ? 1 : 0
    var darkest = (step: Float(0), x: x, y: y)
    var lightest = (step: Float(0), x: x, y: y)
    for ny in max(0, y - 1)...min(height - 1, y + 1) {
      for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y {
        let step = PerceivedColor.brightness(pixel(nx, ny)) - brightness
        if step == 0 {
          equals += 1
          if equals > 2 { return false }
        } else if step < darkest.step {
          darkest = (step, nx, ny)
        } else if step > lightest.step {
          lightest = (step, nx, ny)
        }
      }
    }
    guard darkest.step < 0, lightest.step > 0 else { return false }
    return isEven(darkest.x, darkest.y) && other.isEven(darkest.x, darkest.y)
      || isEven(lightest.x, lightest.y) && other.isEven(lightest.x, lightest.y)
  }

  /// Returns whether at least three neighbours have the same colour.
  private func isEven(_ x: Int, _ y: Int) -> Bool {
    guard x < width, y < height else { return false }
    let center = pixel(x, y)
    var equals = isOnBorder(x, y) ? 1 : 0
    for ny in max(0, y - 1)...min(height - 1, y + 1) {
      for nx in max(0, x - 1)...min(width - 1, x + 1) where pixel(nx, ny) == center { equals += 1 }
    }
    // The count includes the pixel itself.
    return equals > 3
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
}
