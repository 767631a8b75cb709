/// Four-byte pixels in memory that someone else owns, not premultiplied, or opaque. Nobody writes to them meanwhile.
struct PixelGrid32: @unchecked Sendable {
  enum Order: Sendable {
    /// 0xAABBGGRR, `RasterImage`'s.
    case rgba
    /// 0xAARRGGBB, Cairo's.
    case argb
  }

  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// The number of pixels from one row to the next.
  let stride: Int
  let order: Order

  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y * stride }

  /// Red, green, blue and alpha, whatever the order.
  @inline(__always)
  func channels(_ pixel: UInt32) -> (UInt8, UInt8, UInt8, UInt8) {
    let (low, middle) = (UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8))
    let (high, alpha) = (UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 24))
    return order == .rgba ? (low, middle, high, alpha) : (high, middle, low, alpha)
  }
}
