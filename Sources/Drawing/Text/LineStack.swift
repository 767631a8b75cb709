import LPLayoutModel
import Foundation

/// The places of lines of several fonts and paragraph styles, in points from the top of their block.
///
/// A line is as high as its highest ascender and its lowest descender. What its style adds to that is above its letters,
/// as on a device.
struct LineStack {
  /// A line's place.
  struct Line {
    /// The top of the letters and of their background.
    var top: CGFloat
    var baseline: CGFloat
    /// The bottom of the letters and of their background.
    var bottom: CGFloat
  }

  /// The lengths that decide a line's height.
  struct Extent {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// The distance between baselines that the text styles of the line ask for.
    var pitch: CGFloat = 0

    mutating func add(_ font: FontExtent, offset: CGFloat) {
      ascent = max(ascent, font.ascender + offset)
      descent = max(descent, font.descender - offset)
      pitch = max(pitch, font.pitch)
    }

    mutating func add(_ attachment: CGRect) {
      ascent = max(ascent, attachment.maxY)
      descent = max(descent, -attachment.minY)
    }
  }

  private(set) var lines: [Line] = []
  private var last: TextParagraph?

  /// Adds a line below the others.
  mutating func add(_ extent: Extent, _ style: TextParagraph, startsParagraph: Bool) {
    let natural = extent.ascent + extent.descent
    let height = style.height(ofLine: natural)
    var top = lines.last?.bottom ?? 0
    if let last {
      top += last.lineSpacing + max(0, style.height(ofLine: max(natural, extent.pitch)) - height)
      if startsParagraph { top += last.paragraphSpacing + style.paragraphSpacingBefore }
    }
    let baseline = top + height - extent.descent
    lines.append(Line(top: top, baseline: baseline, bottom: top + height))
    last = style
  }

  /// The height of the block.
  var height: CGFloat { lines.last?.bottom ?? 0 }
}
