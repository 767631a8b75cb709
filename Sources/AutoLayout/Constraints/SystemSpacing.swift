package import Foundation

/// The distances that the system chooses (measured on devices, see the facts on standard spacing).
@MainActor
package enum SystemSpacing {
  /// The spacing between siblings, and after an edge of the container.
  package static let sibling: CGFloat = 8

  /// Returns an ascent that reproduces the five distances measured with San Francisco at 9, 17 and 40 points: ascents
  /// and descents are whole points in its text sizes; above them, the ascender keeps its fraction and the descender
  /// loses it. Sizes between those three are extrapolated (see docs/evidence/fidelity.md).
  static func ascent(_ font: UIFont) -> CGFloat {
    isTextSize(font) ? font.ascender.rounded() : font.ascender
  }

  static func descent(_ font: UIFont) -> CGFloat {
    isTextSize(font) ? (-font.descender).rounded() : (-font.descender).rounded(.down)
  }

  /// Returns whether San Francisco uses its text cut; the display cut begins at 20 points.
  private static func isTextSize(_ font: UIFont) -> Bool { font.pointSize < 20 }

  /// Returns the leading of a text style; other fonts have the leading of the style of their size, within the range of
  /// the styles.
  static func leading(_ font: UIFont) -> CGFloat {
    if let leading = font.value.leading { return leading }
    let styles = UIFont.TextStyle.allCases.map { $0.metrics(at: .large) }
    let nearest = styles.min { abs($0.size - font.pointSize) < abs($1.size - font.pointSize) }!
    return (nearest.leading / nearest.size * font.pointSize).rounded()
  }
}
