package import LPScene

/// The picture that shows a difference: the golden, the actual picture, and what differs, side by side.
package struct DifferenceImage {
  /// A view's rectangle before and after, in pixels.
  package struct Outline: Hashable, Sendable {
    package var before: ImageDifference.Box?
    package var after: ImageDifference.Box?
  }

  private static let gap = 16
  private static let paper: UInt32 = 0xFFE4_E4E4
  private static let differing: UInt32 = 0xFF28_14E6
  private static let antialiased: UInt32 = 0xFF32_C8FF
  private static let tolerated: UInt32 = 0xFF96_D2FF
  private static let before: UInt32 = 0xFFE6_7814
  private static let after: UInt32 = 0xFF1E_A01E

  /// Draws headings, each as wide as a panel, in dark letters on the picture's background; none if there is no room.
  package typealias Headings = (_ words: [String], _ width: Int) throws -> [RasterImage]

  /// The brightness of the grey background behind the panels, 0…1.
  package static let ground = 228.0 / 255

  /// Returns the headings of the panels, with the meaning of the colours in the third.
  private static func words(_ tolerance: PictureTolerance, _ outlines: [Outline]) -> [String] {
    var colors = ["red differs"]
    if tolerance.ignoresAntialiasing { colors.append("yellow is a smoothed edge") }
    if tolerance.distance > 0 { colors.append("orange is within the tolerance") }
    if outlines.contains(where: { $0.before != nil }) { colors.append("blue: where a view was") }
    if outlines.contains(where: { $0.after != nil }) { colors.append("green: where it is") }
    return ["expected", "actual", "difference (\(colors.joined(separator: ", ")))"]
  }

  /// Draws the picture; `nil` if it would have more pixels than `limit`. In the third panel, red pixels differ, yellow
  /// ones count as antialiasing, and pale orange ones are within the tolerance; outlines are blue where a view was, and
  /// green where it is.
  package static func draw(
    expected: RasterImage, actual: RasterImage, tolerance: PictureTolerance = .exact, outlines: [Outline] = [],
    limit: Int = 100_000_000, headings: Headings = { _, _ in [] }
  ) throws -> RasterImage? {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    guard width < limit, height < limit, (width * 3 + gap * 4) * (height + gap * 2) <= limit else { return nil }
    let headings = try headings(words(tolerance, outlines), width)
    let head = headings.map { $0.height + gap / 2 }.max() ?? 0
    let full = (width: width * 3 + gap * 4, height: head + height + gap * 2)
    var canvas = [UInt32](repeating: paper, count: full.width * full.height)
    for (panel, heading) in headings.prefix(3).enumerated() {
      let start = gap * full.width + gap + panel * (width + gap)
      copy(heading, into: &canvas, at: start, stride: full.width, within: (min(width, heading.width), heading.height)) {
        $0
      }
    }
    let start = (0...2).map { (gap + head) * full.width + gap + $0 * (width + gap) }
    copy(expected, into: &canvas, at: start[0], stride: full.width) { $0 }
    copy(actual, into: &canvas, at: start[1], stride: full.width) { $0 }
    fill(width, height, into: &canvas, at: start[2], stride: full.width, tint: differing)
    fill(
      min(expected.width, actual.width), min(expected.height, actual.height), into: &canvas, at: start[2],
      stride: full.width, tint: 0xFFFF_FFFF)
    let common = (min(expected.width, actual.width), min(expected.height, actual.height))
    copy(expected, into: &canvas, at: start[2], stride: full.width, within: common, faded)
    for outline in outlines {
      stroke(outline.before, before, into: &canvas, at: start[2], stride: full.width, width: width, height: height)
      stroke(outline.after, after, into: &canvas, at: start[2], stride: full.width, width: width, height: height)
    }
    ImageComparison(expected: expected, actual: actual, tolerance: tolerance).visit { x, y, judgement, _ in
      canvas[start[2] + y * full.width + x] =
        switch judgement {
        case .differs: differing
        case .antialiased: antialiased
        case .tolerated: tolerated
        }
    }
    return image(canvas, width: full.width, height: full.height)
  }

  private static func copy(
    _ image: RasterImage, into canvas: inout [UInt32], at start: Int, stride: Int, within: (Int, Int)? = nil,
    _ map: (UInt32) -> UInt32
  ) {
    let (width, height) = within ?? (image.width, image.height)
    guard width > 0, height > 0 else { return }
    image.pixels.withUnsafeBytes { bytes in
      let rows = PixelRows(width: image.width, height: image.height, bytes: bytes)
      for y in 0..<height {
        for x in 0..<width { canvas[start + y * stride + x] = map(rows.pixel(x, y)) }
      }
    }
  }

  private static func fill(
    _ width: Int, _ height: Int, into canvas: inout [UInt32], at start: Int, stride: Int, tint: UInt32
  ) {
    for y in 0..<height {
      for x in 0..<width { canvas[start + y * stride + x] = tint }
    }
  }

  /// Returns a pale grey of the pixel's brightness, so that differences stand out.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let grey = UInt32((255 - (255 - PerceivedColor.brightness(pixel)) * 0.2).rounded())
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }

  private static func stroke(
    _ box: ImageDifference.Box?, _ color: UInt32, into canvas: inout [UInt32], at start: Int, stride: Int,
    width: Int, height: Int
  ) {
    guard let box, box.width > 0, box.height > 0 else { return }
    // The outline is around the rectangle, so that its edges stay visible.
    let (left, right) = (box.x - 2, box.x + box.width + 2)
    let (top, bottom) = (box.y - 2, box.y + box.height + 2)
    let columns = max(0, left)..<max(0, left, min(width, right))
    for y in max(0, top)..<max(0, top, min(height, bottom)) {
      let isEdge = y - top < 2 || bottom - y <= 2
      for x in columns where isEdge || x - left < 2 || right - x <= 2 { canvas[start + y * stride + x] = color }
    }
  }

  private static func image(_ canvas: [UInt32], width: Int, height: Int) -> RasterImage {
    let bytes = canvas.withUnsafeBytes { Array($0) }
    return RasterImage(width: width, height: height, pixels: bytes)
  }
}
