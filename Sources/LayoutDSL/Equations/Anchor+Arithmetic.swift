public import Foundation

extension Anchor {
  public static func + (anchor: Anchor, points: CGFloat) -> Anchor { Anchor(anchor.term.adding(points)) }
  public static func - (anchor: Anchor, points: CGFloat) -> Anchor { Anchor(anchor.term.adding(-points)) }

  public static func + (anchor: Anchor, spacing: Spacing) -> Anchor { Anchor(anchor.term.adding(spacing, times: 1)) }
  public static func - (anchor: Anchor, spacing: Spacing) -> Anchor { Anchor(anchor.term.adding(spacing, times: -1)) }

  /// A location is multiplied in the coordinates of the two views' nearest common ancestor, a size by itself.
  public static func * (anchor: Anchor, factor: CGFloat) -> Anchor { Anchor(anchor.term.multiplied(by: factor)) }
  public static func * (factor: CGFloat, anchor: Anchor) -> Anchor { Anchor(anchor.term.multiplied(by: factor)) }
  public static func / (anchor: Anchor, divisor: CGFloat) -> Anchor { Anchor(anchor.term.multiplied(by: 1 / divisor)) }
}

extension Anchor where Kind: AnchorKind.Location {
  /// The distance from the second location to the first, as a size: `b.leading - a.trailing == c.leading - b.trailing`.
  ///
  /// Constants and multipliers of the two locations have no meaning in it and are left out.
  public static func - (end: Anchor, start: Anchor) -> Anchor<AnchorKind.Dimension> {
    var term = Term(item: end.term.item, attribute: end.term.attribute)
    term.start = (start.term.item, start.term.attribute)
    term.constant = end.term.constant - start.term.constant
    return Anchor<AnchorKind.Dimension>(term)
  }
}
