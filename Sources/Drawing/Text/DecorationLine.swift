import LPLayoutModel
import Foundation

/// A line below or through letters.
struct DecorationLine: Equatable {
  var style: NSUnderlineStyle
  var color: RGBA?
  /// The middle of the line, in points from the block's top.
  var middle: CGFloat
  /// The size of the font in points.
  var size: CGFloat

  /// Returns the rectangles of the line; a double one has two. A line is a fourteenth of the font's size thick, and at
  /// least a pixel.
  func marks(from start: CGFloat, to end: CGFloat, scale: CGFloat) -> [TextMark] {
    let thin = max(1 / scale, roundToPixel(size / 14, scale))
    let isDouble = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
    let thickness = style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue ? 2 * thin : thin
    let top = roundToPixel(middle - thickness / 2, scale)
    return (isDouble ? [top - thin, top + thin] : [top]).map { y in
      var mark = TextMark(.line, in: CGRect(x: start, y: y, width: end - start, height: thickness), color: color)
      mark.dashes = dashes.map { $0 * thickness }
      return mark
    }
  }

  /// The lengths of dashes and gaps, in thicknesses.
  private var dashes: [CGFloat] {
    switch style.rawValue & 0xF00 {
    case NSUnderlineStyle.patternDot.rawValue: [1, 2]
    case NSUnderlineStyle.patternDash.rawValue: [4, 2]
    case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
