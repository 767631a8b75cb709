package import Foundation

/// The distances that the system chooses (measured on devices, see the facts on standard spacing).
@MainActor
package enum SystemSpacing {
  /// Between siblings, and after an edge of the container.
  package static let sibling: CGFloat = 8

  /// Between an upper and a lower anchor. With a baseline on either side it is the lower text's line height, less what
  /// the descenders differ by, on the pixel grid; 8 where neither item has a font.
  package static func below(upper: LayoutYAxisAnchor, lower: LayoutYAxisAnchor) -> CGFloat {
    let baselines: Set<LayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    guard baselines.contains(upper.attribute) || baselines.contains(lower.attribute),
      let lowerView = lower.item as? View,
      let lowerFont = (lower.item as? any TextBearing)?.layoutFont ?? (upper.item as? any TextBearing)?.layoutFont
    else { return sibling }
    let upperFont = (upper.item as? any TextBearing)?.layoutFont ?? lowerFont
    let distance = lowerFont.lineHeight + lowerFont.descender - upperFont.descender
    return ceilToPixel(distance, lowerView.traitCollection.displayScale)
  }
}

/// A view with text in one font.
@preconcurrency @MainActor
package protocol TextBearing: View {
  var layoutFont: Font { get }
}
