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
    let scaling = FontScaling(
      style: style, pointSize: font.scaling?.pointSize ?? font.pointSize, maximumPointSize: maximumPointSize)
    return UIFont(font.withSize(scaling.size(compatibleWith: traitCollection)).value, scaling: scaling)
  }
}

/// How a font's size follows the text size.
package struct FontScaling: Sendable {
  let style: UIFont.TextStyle
  /// The size at Large, in points.
  let pointSize: CGFloat
  /// The largest size in points; none unless it is positive.
  let maximumPointSize: CGFloat

  /// Returns the size at the traits' text size, in whole points; `nil` uses the current traits.
  package func size(compatibleWith traits: UITraitCollection?) -> CGFloat {
    let ratio = style.metrics(compatibleWith: traits).leading / style.metrics(at: .large).leading
    let size = (pointSize * ratio + 0.5).rounded(.down)
    return maximumPointSize > 0 ? min(size, maximumPointSize) : size
  }
}
