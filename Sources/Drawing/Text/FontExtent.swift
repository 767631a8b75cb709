import LPLayoutModel
import Foundation

/// The heights of a font's lines, in points and not rounded.
struct FontExtent {
  /// The height above the baseline.
  var ascender: CGFloat
  /// The height of a line.
  var lineHeight: CGFloat
  /// The distance from one baseline to the next.
  var pitch: CGFloat

  /// Makes the metrics of a font. The system faces have the device's vertical metrics, whichever font draws their
  /// glyphs; named families have those of their file.
  init(_ font: FontDescription, file: FontFile) {
    lineHeight = font.lineHeight
    ascender = font.ascender
    var leading = font.leading ?? 0
    if case .named = font.family, file.ascender > file.descender {
      lineHeight = (file.ascender - file.descender) * font.pointSize
      ascender = file.ascender * font.pointSize
      leading = max(leading, lineHeight + file.lineGap * font.pointSize)
    }
    pitch = max(lineHeight, leading)
  }

  var descender: CGFloat { lineHeight - ascender }
}
