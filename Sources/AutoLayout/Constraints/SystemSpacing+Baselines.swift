package import Foundation

extension SystemSpacing {
  /// Between an upper and a lower anchor. With a baseline on either side it is the lower text's ascent and the upper
  /// text's descent, up to the pixel grid; below a text and above an item without font the leading of the text; 8 where
  /// neither item has a font.
  package static func below(upper: NSLayoutYAxisAnchor, lower: NSLayoutYAxisAnchor) -> CGFloat {
    let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    guard baselines.contains(upper.attribute) || baselines.contains(lower.attribute) else { return sibling }
    let upperFont = (upper.item as? any TextBearing)?.layoutFont
    guard let lowerText = lower.item as? any TextBearing else { return upperFont.map(leading) ?? sibling }
    let distance = ascent(lowerText.layoutFont) + descent(upperFont ?? lowerText.layoutFont)
    return ceilToPixel(distance, lowerText.traitCollection.displayScale)
  }
}
