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
  /// The weight of the font: 0 for regular, 1 for bold.
  var weight: CGFloat

  /// How far the middle of an underline is below the baseline, in sizes of the font: those below bold letters of 13, 14,
  /// 16 and 31 points were measured.
  static func depth(_ weight: CGFloat) -> CGFloat { 0.11 + 0.04 * weight }

  /// Returns the rectangles of the line; a double one has two. A line below regular letters is a fourteenth of the font's
  /// size thick, one below bold letters 0.106 of it (measured at the same sizes), and at least a pixel.
  ///
  /// - Parameter gaps: the letters that the line goes around.
  func marks(from start: CGFloat, to end: CGFloat, scale: CGFloat, around gaps: InkGaps? = nil) -> [TextMark] {
    let exact = size * (1 / 14 + (0.106 - 1 / 14) * weight)
    let thin = max(1 / scale, roundToPixel(exact, scale))
    let isDouble = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
    let factor: CGFloat = style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue ? 2 : 1
    let thickness = factor * thin
    let top = roundToPixel(middle - thickness / 2, scale)
    return (isDouble ? [top - thin, top + thin] : [top]).flatMap { y in
      let rect = CGRect(x: start, y: y, width: end - start, height: thickness)
      return (gaps?.parts(of: rect, thickness: factor * exact) ?? [rect]).map { part in
        var mark = TextMark(.line, in: part, color: color)
        mark.dashes = dashes.map { $0 * thickness }
        return mark
      }
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
