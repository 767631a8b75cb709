package import Foundation

extension SystemSpacing {
  /// Returns the spacing between an upper and a lower anchor. With a baseline on either side it is the sum of the lower
  /// text's ascent and the upper text's descent, rounded up to the pixel grid; between a text and an item without a
  /// font it is the text's leading; it is 8 if neither item has a font.
  package static func below(upper: NSLayoutYAxisAnchor, lower: NSLayoutYAxisAnchor) -> CGFloat {
    let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    guard baselines.contains(upper.attribute) || baselines.contains(lower.attribute) else { return sibling }
    let upperFont = (upper.item as? any TextBearing)?.layoutFont
    guard let lowerText = lower.item as? any TextBearing else { return upperFont.map(leading) ?? sibling }
    let distance = ascent(lowerText.layoutFont) + descent(upperFont ?? lowerText.layoutFont)
    return ceilToPixel(distance, lowerText.traitCollection.displayScale)
  }
}
