/// Four-byte pixels in memory of another owner, opaque or not premultiplied. Nobody modifies them meanwhile.
struct PixelGrid32: @unchecked Sendable {
  enum Order: Sendable {
    /// 0xAABBGGRR, as in `RasterImage`.
    case rgba
    /// 0xAARRGGBB, as in Cairo's surfaces.
    case argb
  }

  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// The number of pixels from one row to the next.
  let stride: Int
  let order: Order

  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y * stride }

  /// The red, green, blue and alpha of a pixel, whatever its byte order.
  @inline(__always)
  func channels(_ pixel: UInt32) -> (UInt8, UInt8, UInt8, UInt8) {
    let (low, middle) = (UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8))
    let (high, alpha) = (UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 24))
    return order == .rgba ? (low, middle, high, alpha) : (high, middle, low, alpha)
  }
}
