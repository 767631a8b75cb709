import LPAutoLayout
public import Foundation

extension AnchorGroup {
  /// Requires each anchor of the left group to equal the corresponding anchor of the right group.
  public static func == (left: AnchorGroup, right: AnchorGroup) -> Equation { left.paired(with: right) { _ in .equal } }

  func paired(with right: AnchorGroup, _ relation: (Member) -> NSLayoutConstraint.Relation) -> Equation {
    Equation(
      zip(members, right.members).map { member, other in
        LinearRelation(left: member.term, relation: relation(member), right: .term(other.term))
      })
  }
}

extension AnchorGroup where Kind: AnchorGroupKind.Bounded {
  /// Requires the left edges to lie within the right edges, or both left lengths to be at most the right ones.
  public static func <= (left: AnchorGroup, right: AnchorGroup) -> Equation {
    left.paired(with: right) { $0.inward > 0 ? .greaterThanOrEqual : .lessThanOrEqual }
  }

  /// Requires the left edges to enclose the right edges, or both left lengths to be at least the right ones.
  public static func >= (left: AnchorGroup, right: AnchorGroup) -> Equation {
    left.paired(with: right) { $0.inward > 0 ? .lessThanOrEqual : .greaterThanOrEqual }
  }
}

extension AnchorGroup<AnchorGroupKind.Size> {
  /// Requires the width and height to equal a size in points.
  public static func == (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.equal, size) }
  /// Requires the width and height to be at most a size in points.
  public static func <= (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.lessThanOrEqual, size) }
  /// Requires the width and height to be at least a size in points.
  public static func >= (left: AnchorGroup, size: CGSize) -> Equation { left.compared(.greaterThanOrEqual, size) }

  /// Requires the width and the height to equal the same number of points.
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
