import UIKit

extension UILabel {
  /// Makes a label in a text style that follows the reader's text size.
  convenience init(_ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}
