public import Foundation

/// Scales fonts and lengths with the text size, in proportion to the leading of a text style.
///
/// With r = leading at the category / leading at Large, a length becomes v·r on the pixel grid and a font's size p·r in
/// whole points (reproduces the values dumped from iOS 26).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Makes metrics that scale as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private func ratio(_ traits: UITraitCollection?) -> CGFloat {
    style.metrics(compatibleWith: traits).leading / style.metrics(at: .large).leading
  }

  /// Returns a scaled length in points, on the pixel grid; `nil` uses the current traits.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
    let traits = traitCollection.flatMap { $0.displayScale > 0 ? $0 : nil } ?? .current
    return roundToPixel(value * ratio(traitCollection), traits.displayScale)
  }

  /// Returns the scaled font in whole points; a font of a text style already has the text size and stays as it is.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .infinity, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    guard font.value.textStyle == nil else { return font }
    let size = (font.pointSize * ratio(traitCollection) + 0.5).rounded(.down)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }
}
