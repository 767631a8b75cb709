import LPLayoutModel
import Foundation

/// The places of a font's lines on the pixel grid, in points.
struct LineMetrics {
  /// The distance from a line's top to its baseline.
  let baseline: CGFloat
  let extent: FontExtent
  private let scale: CGFloat

  init(_ font: FontDescription, file: FontFile, scale: CGFloat) {
    extent = FontExtent(font, file: file)
    self.scale = scale
    baseline = roundToPixel(extent.ascender, scale)
  }

  /// Returns the distance from the block's top to the baseline of a line; the first has the index 0.
  func baseline(ofLine index: Int) -> CGFloat {
    roundToPixel(CGFloat(index) * extent.pitch + extent.ascender, scale)
  }

  /// Returns the height of a block of lines. The sum of the lines is rounded up to the pixel, not each line: five lines
  /// of 17 points are 101.5 points high at two pixels a point, not 102.5.
  func height(ofLines count: Int) -> CGFloat {
    ceilToPixel(CGFloat(max(0, count - 1)) * extent.pitch + extent.lineHeight, scale)
  }
}
