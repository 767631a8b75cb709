import LPAutoLayout
public import Foundation

// The overloads are few and concrete, because each of them slows the type checker down in every equation.

extension Anchor {
  /// Requires two anchors to be equal.
  public static func == (left: Anchor, right: Anchor) -> Equation { Equation(left.term, .equal, right.term) }
  /// Requires the left anchor to be at most the right one.
  public static func <= (left: Anchor, right: Anchor) -> Equation { Equation(left.term, .lessThanOrEqual, right.term) }
  /// Requires the left anchor to be at least the right one.
  public static func >= (left: Anchor, right: Anchor) -> Equation {
    Equation(left.term, .greaterThanOrEqual, right.term)
  }
}

extension Anchor<AnchorKind.Dimension> {
  /// Requires a size to equal a number of points.
  public static func == (left: Anchor, points: CGFloat) -> Equation { left.compared(.equal, points) }
  /// Requires a size to be at most a number of points.
  public static func <= (left: Anchor, points: CGFloat) -> Equation { left.compared(.lessThanOrEqual, points) }
  /// Requires a size to be at least a number of points.
  public static func >= (left: Anchor, points: CGFloat) -> Equation { left.compared(.greaterThanOrEqual, points) }

  /// Requires a size to be within a range of points.
  public static func == (left: Anchor, range: ClosedRange<CGFloat>) -> Equation {
    Equation([
      LinearRelation(left: left.term, relation: .greaterThanOrEqual, right: .constant(range.lowerBound)),
      LinearRelation(left: left.term, relation: .lessThanOrEqual, right: .constant(range.upperBound)),
    ])
  }

  private func compared(_ relation: NSLayoutConstraint.Relation, _ points: CGFloat) -> Equation {
    Equation([LinearRelation(left: term, relation: relation, right: .constant(points))])
  }
}

// The centre can be compared with both kinds of sides.
extension Anchor<AnchorKind.CenterX> {
  /// Requires the centre to equal a side.
  public static func == <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .equal, right.term)
  }
  /// Requires the centre to be at most a side.
  public static func <= <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .lessThanOrEqual, right.term)
  }
  /// Requires the centre to be at least a side.
  public static func >= <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .greaterThanOrEqual, right.term)
  }
  /// Requires a side to equal the centre.
  public static func == <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .equal, right.term)
  }
  /// Requires a side to be at most the centre.
  public static func <= <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .lessThanOrEqual, right.term)
  }
  /// Requires a side to be at least the centre.
  public static func >= <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .greaterThanOrEqual, right.term)
  }
}
