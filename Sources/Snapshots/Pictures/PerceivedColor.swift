/// Colour distance as eyes see it: in YIQ, weighted as by Kotsarenko and Ramos, "Measuring perceived color difference
/// using YIQ NTSC transmission color space in mobile applications" (2010).
enum PerceivedColor {
  /// The weighted square of the distance between black and white.
  static let range: Float = 0.5053 * 255 * 255

  /// Returns the distance, from 0 to 1, of two pixels on white; they are little-endian RGBA, not premultiplied.
  static func distance(_ first: UInt32, _ second: UInt32) -> Float {
    let (a, b) = (onWhite(first), onWhite(second))
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = 0.298_895 * red + 0.586_622 * green + 0.114_482 * blue
    let i = 0.595_978 * red - 0.274_176 * green - 0.321_802 * blue
    let q = 0.211_470 * red - 0.522_617 * green + 0.311_147 * blue
    return min(1, ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / range).squareRoot())
  }

  /// Returns the squares of eight distances, times `range`.
  @inline(__always)
  static func squares(_ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>) -> SIMD8<Float> {
    let (a, b) = (onWhite(first), onWhite(second))
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = 0.298_895 * red + 0.586_622 * green + 0.114_482 * blue
    let i = 0.595_978 * red - 0.274_176 * green - 0.321_802 * blue
    let q = 0.211_470 * red - 0.522_617 * green + 0.311_147 * blue
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  @inline(__always)
  private static func onWhite(
    _ pixels: SIMD8<UInt32>
  ) -> (red: SIMD8<Float>, green: SIMD8<Float>, blue: SIMD8<Float>) {
    // Processors convert signed numbers faster.
    let bits = SIMD8<Int32>(truncatingIfNeeded: pixels)
    let red = SIMD8<Float>(bits & 0xFF)
    let green = SIMD8<Float>(bits &>> 8 & 0xFF)
    let blue = SIMD8<Float>(bits &>> 16 & 0xFF)
    let alpha = pixels &>> 24
    if alpha == SIMD8(repeating: 255) { return (red, green, blue) }
    let share = SIMD8<Float>(SIMD8<Int32>(truncatingIfNeeded: alpha)) / 255
    return (255 + (red - 255) * share, 255 + (green - 255) * share, 255 + (blue - 255) * share)
  }

  /// Returns the brightness, from 0 to 255.
  static func brightness(_ pixel: UInt32) -> Float {
    let color = onWhite(pixel)
    return 0.298_895 * color.red + 0.586_622 * color.green + 0.114_482 * color.blue
  }

  private static func onWhite(_ pixel: UInt32) -> (red: Float, green: Float, blue: Float) {
    let red = Float(pixel & 0xFF)
    let green = Float((pixel >> 8) & 0xFF)
    let blue = Float((pixel >> 16) & 0xFF)
    let alpha = pixel >> 24
    if alpha == 255 { return (red, green, blue) }
    let share = Float(alpha) / 255
    return (255 + (red - 255) * share, 255 + (green - 255) * share, 255 + (blue - 255) * share)
  }
}
