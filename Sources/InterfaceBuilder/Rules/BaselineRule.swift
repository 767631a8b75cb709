import LPAutoLayout
import Foundation

/// Computes the baselines of recorded text: a block of lines in the system font, centred in the recorded frame.
///
/// A control computes its baselines for its current size; constraints then treat them as fixed distances from its top
/// and bottom. So squeezing a label does not move its baseline.
@MainActor
enum BaselineRule {
  static func baselines(
    of view: DocumentView, _ reader: ElementReader, height: CGFloat, scale: CGFloat
  ) -> (first: BaselinePosition, last: BaselinePosition)? {
    guard let font = font(view.tag, reader, height) else { return nil }
    let block = ceilToPixel(font.lineHeight, scale)
    let isTall = view.tag == "label" && height > 1.8 * font.lineHeight
    if isTall, reader["numberOfLines"].map({ $0 != "1" }) ?? false {
      return (.fromTop(font.ascender), .fromBottom(block - font.ascender))
    }
    let first = (height - block) / 2 + font.ascender
    return (.fromTop(first), .fromBottom(height - first))
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
