import UIKit

extension UILabel {
  /// Makes a label in a text style that follows the reader's text size.
  convenience init(_ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1) {
    self.init(font: .preferredFont(forTextStyle: style), color: color, lines: lines)
  }

  /// Makes a label in a font; that of a text style follows the reader's text size.
  convenience init(font: UIFont, color: UIColor = .label, lines: Int = 1, text: String? = nil) {
    self.init()
    self.font = font
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
    self.text = text
  }

  /// Makes a label with a text that stays, in a text style.
  convenience init(_ text: String, _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1) {
    self.init(font: .preferredFont(forTextStyle: style), color: color, lines: lines, text: text)
  }
}
