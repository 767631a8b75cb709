import Foundation

/// The largest width of the readable content guide.
enum ReadableContent {
  /// Returns the width: 672 points at the default text size (measured on an iPad 1024 points wide). For other sizes
  /// Apple gives no figures; the width grows with the body font, so that a line has about as many characters.
  static func width(in traits: UITraitCollection) -> CGFloat {
    let body = UIFont.TextStyle.body.metrics(compatibleWith: traits).size
    return (672 * body / UIFont.TextStyle.body.metrics(at: .large).size).rounded()
  }
}
