import AutoLayout
import Foundation

/// The places of a font's lines on the pixel grid, in points.
struct LineMetrics {
  /// The distance from a line's top to its baseline.
  let baseline: CGFloat
  private let ascender: CGFloat
  private let lineHeight: CGFloat
  /// The distance from one baseline to the next, before rounding.
  private let pitch: CGFloat
  private let scale: CGFloat

  /// Makes the metrics of a font. The system faces have the device's vertical metrics, whichever font draws their
  /// glyphs; named families have those of their file.
  init(_ font: FontDescription, file: FontFile, scale: CGFloat) {
    var height = font.lineHeight
    var ascender = font.ascender
    var leading = font.leading ?? 0
    if case .named = font.family, file.ascender > file.descender {
      height = (file.ascender - file.descender) * font.pointSize
      ascender = file.ascender * font.pointSize
      leading = max(leading, height + file.lineGap * font.pointSize)
    }
    self.ascender = ascender
    self.scale = scale
    lineHeight = height
    pitch = max(height, leading)
    baseline = roundToPixel(ascender, scale)
  }

  /// Returns the distance from the block's top to the baseline of a line; the first has the index 0.
  func baseline(ofLine index: Int) -> CGFloat { roundToPixel(CGFloat(index) * pitch + ascender, scale) }

  /// Returns the height of a block of lines. The sum of the lines is rounded up to the pixel, not each line: five lines
  /// of 17 points are 101.5 points high at two pixels a point, not 102.5.
  func height(ofLines count: Int) -> CGFloat {
    ceilToPixel(CGFloat(max(0, count - 1)) * pitch + lineHeight, scale)
  }
}
