import AutoLayout
public import Foundation

// Few and concrete: each overload costs the type checker time in every equation.

extension Anchor {
  public static func == (left: Anchor, right: Anchor) -> Equation { Equation(left.term, .equal, right.term) }
  public static func <= (left: Anchor, right: Anchor) -> Equation { Equation(left.term, .lessThanOrEqual, right.term) }
  public static func >= (left: Anchor, right: Anchor) -> Equation {
    Equation(left.term, .greaterThanOrEqual, right.term)
  }
}

extension Anchor<AnchorKind.Dimension> {
  public static func == (left: Anchor, points: CGFloat) -> Equation { left.compared(.equal, points) }
  public static func <= (left: Anchor, points: CGFloat) -> Equation { left.compared(.lessThanOrEqual, points) }
  public static func >= (left: Anchor, points: CGFloat) -> Equation { left.compared(.greaterThanOrEqual, points) }

  /// At least the lower bound and at most the upper.
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

// The middle goes with either pair of sides.
extension Anchor<AnchorKind.CenterX> {
  public static func == <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .equal, right.term)
  }
  public static func <= <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .lessThanOrEqual, right.term)
  }
  public static func >= <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .greaterThanOrEqual, right.term)
  }
  public static func == <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .equal, right.term)
  }
  public static func <= <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .lessThanOrEqual, right.term)
  }
  public static func >= <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .greaterThanOrEqual, right.term)
  }
}
