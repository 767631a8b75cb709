public import Foundation

/// Scales fonts and lengths with the text size, as the line distances of a text style grow.
///
/// With r = leading at the category / leading at Large, a length becomes v·r on the pixel grid and a font's size p·r in
/// whole points (reproduces the values dumped from iOS 26).
public struct UIFontMetrics: Hashable, Sendable {
  private let style: TextStyle

  /// Makes metrics that grow as a text style does.
  public init(forTextStyle style: TextStyle) { self.style = style }

  /// Body's.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private func ratio(_ traits: UITraitCollection) -> CGFloat {
    style.metrics(compatibleWith: traits).leading / style.metrics(at: .large).leading
  }

  /// Points, on the pixel grid; `nil` takes the current traits.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    let traits = traits ?? .current
    return roundToPixel(value * ratio(traits), traits.displayScale)
  }

  /// The font in whole points; a font of a text style scales with its text size already and stays as it is.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .infinity, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    guard font.textStyle == nil else { return font }
    let size = (font.pointSize * ratio(traits ?? .current) + 0.5).rounded(.down)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }
}
