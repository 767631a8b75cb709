import LPAutoLayout
import Foundation

/// Computes the baselines of recorded text: a block of lines in the system font, centred in the recorded frame. The last
/// baseline of an attributed text is that of its last fragment's font.
///
/// A control computes its baselines for its current size; constraints then treat them as fixed distances from its top
/// and bottom. So squeezing a label does not move its baseline.
@MainActor
enum BaselineRule {
  static func baselines(
    of view: DocumentView, _ reader: ElementReader, height: CGFloat, scale: CGFloat
  ) -> (first: BaselinePosition, last: BaselinePosition)? {
    let attributed =
      view.tag == "label" ? reader.child(key: "attributedText").flatMap { DocumentAttributedText($0) } : nil
    guard let font = attributed?.font ?? font(view.tag, reader, height) else { return nil }
    let lastFont = attributed?.lastFont ?? font
    let (first, last) = (Line(font, scale), Line(lastFont, scale))
    let isTall = view.tag == "label" && height > 0.9 * (font.lineHeight + lastFont.lineHeight)
    if isTall, reader["numberOfLines"].map({ $0 != "1" }) ?? false {
      return (.fromTop(first.ascent), .fromBottom(last.descent))
    }
    // One line of several fonts is as high above its baseline as the highest, and as deep as the deepest.
    let (ascent, descent) = (max(first.ascent, last.ascent), max(first.descent, last.descent))
    let distance = (height - ascent - descent) / 2 + ascent
    return (.fromTop(distance), .fromBottom(height - distance))
  }

  /// How far a line in one font reaches above and below its baseline.
  private struct Line {
    let ascent: CGFloat
    let descent: CGFloat

    init(_ font: UIFont, _ scale: CGFloat) {
      ascent = font.ascender
      descent = ceilToPixel(font.lineHeight, scale) - font.ascender
    }
  }

  private static func font(_ tag: String, _ reader: ElementReader, _ height: CGFloat) -> UIFont? {
    let size: CGFloat
    switch tag {
    case "label": size = 17
    case "textField": size = 14
    case "button": size = reader["buttonType"] == nil || reader["buttonType"] == "custom" ? 18 : 15
    default: return nil
    }
    let font = reader.child(key: "fontDescription").flatMap { DocumentFont.font($0) }
    guard let font else { return .systemFont(ofSize: size) }
    guard tag == "label", font.value.textStyle != nil else { return font }
    // Text styles had other sizes in older editors; the height of a single line shows which.
    let whole = (height / 2444 * 2048 + 1e-6).rounded(.down)
    return abs(whole - font.pointSize) <= 3 && whole > 0 ? font.withSize(whole) : font
  }
}
