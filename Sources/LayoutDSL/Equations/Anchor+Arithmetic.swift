public import Foundation

extension Anchor {
  /// Adds points.
  public static func + (anchor: Anchor, points: CGFloat) -> Anchor { Anchor(anchor.term.adding(points)) }
  /// Subtracts points.
  public static func - (anchor: Anchor, points: CGFloat) -> Anchor { Anchor(anchor.term.adding(-points)) }

  /// Adds a spacing.
  public static func + (anchor: Anchor, spacing: Spacing) -> Anchor { Anchor(anchor.term.adding(spacing, times: 1)) }
  /// Subtracts a spacing.
  public static func - (anchor: Anchor, spacing: Spacing) -> Anchor { Anchor(anchor.term.adding(spacing, times: -1)) }

  /// Multiplies a size, or a location measured in the coordinates of the two views' nearest common ancestor.
  public static func * (anchor: Anchor, factor: CGFloat) -> Anchor { Anchor(anchor.term.multiplied(by: factor)) }
  /// Multiplies the anchor, as `anchor * factor` does.
  public static func * (factor: CGFloat, anchor: Anchor) -> Anchor { Anchor(anchor.term.multiplied(by: factor)) }
  /// Divides the anchor, as `anchor * (1 / divisor)` does.
  public static func / (anchor: Anchor, divisor: CGFloat) -> Anchor { Anchor(anchor.term.multiplied(by: 1 / divisor)) }
}

extension Anchor where Kind: AnchorKind.Location {
  /// The distance from the second location to the first, as a size: `b.leading - a.trailing == c.leading - b.trailing`.
  ///
  /// Constants and multipliers of the two locations are ignored.
  public static func - (end: Anchor, start: Anchor) -> Anchor<AnchorKind.Dimension> {
    var term = AnchorTerm(item: end.term.item, attribute: end.term.attribute)
    term.start = (start.term.item, start.term.attribute)
    term.constant = end.term.constant - start.term.constant
    return Anchor<AnchorKind.Dimension>(term)
  }
}
