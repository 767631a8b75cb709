import AutoLayout
public import Foundation

extension AnchorGroup {
  public static func == (left: AnchorGroup, right: AnchorGroup) -> Equation { left.paired(with: right) { _ in .equal } }

  func paired(with right: AnchorGroup, _ relation: (Member) -> NSLayoutConstraint.Relation) -> Equation {
    Equation(
      zip(members, right.members).map { member, other in
        LinearRelation(left: member.term, relation: relation(member), right: .term(other.term))
      })
  }
}

extension AnchorGroup where Kind: AnchorGroupKind.Bounded {
  /// Edges: the left side lies within the right. Sizes: neither length is larger.
  public static func <= (left: AnchorGroup, right: AnchorGroup) -> Equation {
    left.paired(with: right) { $0.inward > 0 ? .greaterThanOrEqual : .lessThanOrEqual }
  }

  /// Edges: the left side encloses the right. Sizes: neither length is smaller.
  public static func >= (left: AnchorGroup, right: AnchorGroup) -> Equation {
    left.paired(with: right) { $0.inward > 0 ? .lessThanOrEqual : .greaterThanOrEqual }
  }
}

extension AnchorGroup<AnchorGroupKind.Size> {
  public static func == (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.equal, size) }
  public static func <= (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.lessThanOrEqual, size) }
  public static func >= (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.greaterThanOrEqual, size) }

  /// A square: both lengths.
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
