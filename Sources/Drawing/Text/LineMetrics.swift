import AutoLayout
import Foundation

/// A font's line boxes on the pixel grid, in points.
struct LineMetrics {
  /// A line's height.
  let lineHeight: CGFloat
  /// The distance from one baseline to the next.
  let pitch: CGFloat
  /// The distance from a line's top to its baseline.
  let baseline: CGFloat

  /// The system faces have the device's vertical metrics, whatever font draws their glyphs; named families their file's.
  init(_ font: FontDescription, file: FontFile, scale: CGFloat) {
    var height = font.lineHeight
    var ascender = font.ascender
    var leading = font.leading ?? 0
    if case .named = font.family, file.ascender > file.descender {
      height = (file.ascender - file.descender) * font.pointSize
      ascender = file.ascender * font.pointSize
      leading = max(leading, height + file.lineGap * font.pointSize)
    }
    lineHeight = ceilToPixel(height, scale)
    pitch = max(lineHeight, ceilToPixel(leading, scale))
    baseline = roundToPixel(ascender, scale)
  }
}
