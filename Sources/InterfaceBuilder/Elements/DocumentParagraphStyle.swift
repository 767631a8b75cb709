import LPLayoutModel
import Foundation

/// Reads `<paragraphStyle>` elements.
enum DocumentParagraphStyle {
  static func style(_ element: DocumentElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func length(_ name: String) -> CGFloat { CGFloat(element.number(name) ?? 0) }
    if let alignment = DocumentAttributedText.alignment(element["alignment"]) { style.alignment = alignment }
    style.lineSpacing = length("lineSpacing")
    style.paragraphSpacing = length("paragraphSpacing")
    style.paragraphSpacingBefore = length("paragraphSpacingBefore")
    style.lineHeightMultiple = length("lineHeightMultiple")
    style.minimumLineHeight = length("minimumLineHeight")
    style.maximumLineHeight = length("maximumLineHeight")
    style.firstLineHeadIndent = length("firstLineHeadIndent")
    style.headIndent = length("headIndent")
    style.tailIndent = length("tailIndent")
    style.defaultTabInterval = length("defaultTabInterval")
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    return style
  }
}
