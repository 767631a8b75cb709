import AutoLayout
public import Foundation

// Few and concrete: each overload costs the type checker time in every equation.

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
  /// Requires a size of so many points.
  public static func == (left: Anchor, points: CGFloat) -> Equation { left.compared(.equal, points) }
  /// Requires a size of at most so many points.
  public static func <= (left: Anchor, points: CGFloat) -> Equation { left.compared(.lessThanOrEqual, points) }
  /// Requires a size of at least so many points.
  public static func >= (left: Anchor, points: CGFloat) -> Equation { left.compared(.greaterThanOrEqual, points) }

  /// Requires at least the lower bound and at most the upper one.
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
  /// Requires the middle to equal a side.
  public static func == <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .equal, right.term)
  }
  /// Requires the middle to be at most a side.
  public static func <= <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .lessThanOrEqual, right.term)
  }
  /// Requires the middle to be at least a side.
  public static func >= <S: AnchorKind.Side>(left: Anchor, right: Anchor<S>) -> Equation {
    Equation(left.term, .greaterThanOrEqual, right.term)
  }
  /// Requires a side to equal the middle.
  public static func == <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .equal, right.term)
  }
  /// Requires a side to be at most the middle.
  public static func <= <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .lessThanOrEqual, right.term)
  }
  /// Requires a side to be at least the middle.
  public static func >= <S: AnchorKind.Side>(left: Anchor<S>, right: Anchor) -> Equation {
    Equation(left.term, .greaterThanOrEqual, right.term)
  }
}
