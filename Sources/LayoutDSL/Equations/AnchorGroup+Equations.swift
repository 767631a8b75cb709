import AutoLayout
public import Foundation

extension AnchorGroup {
  /// Requires each anchor of the left group to equal its partner in the right one.
  public static func == (left: AnchorGroup, right: AnchorGroup) -> Equation { left.paired(with: right) { _ in .equal } }

  func paired(with right: AnchorGroup, _ relation: (Member) -> NSLayoutConstraint.Relation) -> Equation {
    Equation(
      zip(members, right.members).map { member, other in
        LinearRelation(left: member.term, relation: relation(member), right: .term(other.term))
      })
  }
}

extension AnchorGroup where Kind: AnchorGroupKind.Bounded {
  /// Requires the left edges to lie within the right ones, or neither length to be larger.
  public static func <= (left: AnchorGroup, right: AnchorGroup) -> Equation {
    left.paired(with: right) { $0.inward > 0 ? .greaterThanOrEqual : .lessThanOrEqual }
  }

  /// Requires the left edges to enclose the right ones, or neither length to be smaller.
  public static func >= (left: AnchorGroup, right: AnchorGroup) -> Equation {
    left.paired(with: right) { $0.inward > 0 ? .lessThanOrEqual : .greaterThanOrEqual }
  }
}

extension AnchorGroup<AnchorGroupKind.Size> {
  /// Requires a width and a height in points.
  public static func == (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.equal, size) }
  /// Requires a width and a height of at most so many points.
  public static func <= (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.lessThanOrEqual, size) }
  /// Requires a width and a height of at least so many points.
  public static func >= (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.greaterThanOrEqual, size) }

  /// Requires a square: both lengths in points.
  public static func == (left: AnchorGroup, side: CGFloat) -> Equation {
    left.compared(.equal, CGSize(width: side, height: side))
  }

  private func compared(_ relation: NSLayoutConstraint.Relation, _ size: CGSize) -> Equation {
    Equation([
      LinearRelation(left: members[0].term, relation: relation, right: .constant(size.width)),
      LinearRelation(left: members[1].term, relation: relation, right: .constant(size.height)),
    ])
  }
}
