package import Foundation

/// The distances that the system chooses (measured on devices, see the facts on standard spacing).
@MainActor
package enum SystemSpacing {
  /// Between siblings, and after an edge of the container.
  package static let sibling: CGFloat = 8

  /// Ascents and descents as the five distances that were measured with San Francisco at 9, 17 and 40 points ask for:
  /// of whole points in its text sizes, while above them the ascender keeps its fraction and the descender loses it.
  /// Sizes between those three are extrapolated (see docs/fidelity.md).
  static func ascent(_ font: UIFont) -> CGFloat {
    isTextSize(font) ? font.ascender.rounded() : font.ascender
  }

  static func descent(_ font: UIFont) -> CGFloat {
    isTextSize(font) ? (-font.descender).rounded() : (-font.descender).rounded(.down)
  }

  /// The sizes that San Francisco's text cut is made for; the display cut begins at 20 points.
  private static func isTextSize(_ font: UIFont) -> Bool { font.pointSize < 20 }

  /// A text style's own leading; other fonts have that of the style of their size, as far as the styles go.
  static func leading(_ font: UIFont) -> CGFloat {
    if let leading = font.value.leading { return leading }
    let styles = UIFont.TextStyle.allCases.map { $0.metrics(at: .large) }
    let nearest = styles.min { abs($0.size - font.pointSize) < abs($1.size - font.pointSize) }!
    return (nearest.leading / nearest.size * font.pointSize).rounded()
  }
}
