import LPLayoutModel
import LPCCairo
import Foundation
import LPScene

/// A conic gradient as pixels, which PNG, SVG and PDF files show alike: SVG 1.1 and Cairo have no such gradient.
struct ConicPicture {
  /// Where the picture is, in points.
  let rect: CGRect
  let width: Int
  let height: Int
  private let gradient: GradientPaint

  /// The pixels of a point, and the most pixels of a side.
  private static let density = 3.0
  private static let largestSide = 1200.0
  /// How often a pixel is sampled along each axis, for the ray at which the last colour meets the first.
  private static let samples = 3

  /// `nil` without an area that can be drawn.
  init?(_ gradient: GradientPaint, in rect: CGRect) {
    guard rect.isUsable, gradient.isDrawable else { return nil }
    self.gradient = gradient
    self.rect = rect
    width = max(1, Int(min(Self.largestSide, (rect.width * Self.density).rounded(.up))))
    height = max(1, Int(min(Self.largestSide, (rect.height * Self.density).rounded(.up))))
  }

  /// The colours by turns: as many as one can tell apart.
  private static let steps = 2048

  /// Premultiplied 0xAARRGGBB, rows from the top.
  private var pixels: [UInt32] {
    // Premultiplied colours, in 65,535ths.
    let table = (0...Self.steps).map { index -> SIMD4<UInt32> in
      let color = gradient.color(at: Double(index) / Double(Self.steps))
      let alpha = min(1, max(0, color.alpha))
      func part(_ value: Double) -> UInt32 { UInt32((min(1, max(0, value)) * alpha * 65535).rounded()) }
      return SIMD4(part(color.red), part(color.green), part(color.blue), part(1))
    }
    let first = atan2(gradient.end.y - gradient.start.y, gradient.end.x - gradient.start.x)
    let (dx, dy) = (rect.width / Double(width), rect.height / Double(height))
    let count = UInt32(Self.samples * Self.samples)
    func turn(_ x: Double, _ y: Double) -> Int {
      let angle = (atan2(y - gradient.start.y, x - gradient.start.x) - first) / (2 * Double.pi)
      return Int((angle - angle.rounded(.down)) * Double(Self.steps))
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        var sum = SIMD4<UInt32>()
        for sample in 0..<Int(count) {
          let x = Double(column) + (Double(sample % Self.samples) + 0.5) / Double(Self.samples)
          let y = Double(row) + (Double(sample / Self.samples) + 0.5) / Double(Self.samples)
          sum &+= table[turn(rect.minX + x * dx, rect.minY + y * dy)]
        }
        let mean = (sum &+ (count * 257 / 2)) / (count * 257)
        pixels.append(mean.w << 24 | mean.x << 16 | mean.y << 8 | mean.z)
      }
    }
    return pixels
  }

  /// Makes an image surface, which the caller destroys.
  func surface() -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let pixels = pixels
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { target in
      for row in 0..<height {
        for column in 0..<width { target[row * stride + column] = pixels[row * width + column] }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Makes a pattern in the coordinates of the picture's rectangle, which the caller destroys.
  func pattern() -> OpaquePointer? {
    guard let surface = surface() else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, Double(width) / rect.width, Double(height) / rect.height)
    cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }

  /// The picture, not premultiplied, for documents.
  var raster: RasterImage? {
    guard let surface = surface() else { return nil }
    defer { cairo_surface_destroy(surface) }
    return RasterImage(surface: surface)
  }
}
