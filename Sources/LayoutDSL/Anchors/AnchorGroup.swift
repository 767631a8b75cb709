public import AutoLayout
public import Foundation

/// Several anchors that are compared together.
public struct AnchorGroup<Kind> {
  struct Member {
    var term: Term
    /// 1 where an inset moves it towards larger values, −1 where it moves it back; 0 for what is no edge.
    var inward: CGFloat
  }
  var members: [Member]
}

/// The kinds of groups; there are no values of them.
public enum AnchorGroupKind {
  /// Edges, which can be inset.
  public protocol EdgeGroup {}
  /// Groups that can be within another, or no larger.
  public protocol Bounded {}

  /// All four edges.
  public enum Edges: EdgeGroup, Bounded {}
  /// The leading and the trailing edge.
  public enum HorizontalEdges: EdgeGroup, Bounded {}
  /// The top and the bottom edge.
  public enum VerticalEdges: EdgeGroup, Bounded {}
  /// Width and height.
  public enum Size: Bounded {}
  /// Both centres.
  public enum Center {}
}

extension LayoutItem {
  /// Leading, trailing, top and bottom.
  public var edges: AnchorGroup<AnchorGroupKind.Edges> { edgeGroup([.leading, .trailing, .top, .bottom]) }
  /// Leading and trailing.
  public var horizontalEdges: AnchorGroup<AnchorGroupKind.HorizontalEdges> { edgeGroup([.leading, .trailing]) }
  /// Top and bottom.
  public var verticalEdges: AnchorGroup<AnchorGroupKind.VerticalEdges> { edgeGroup([.top, .bottom]) }
  /// Width and height.
  public var size: AnchorGroup<AnchorGroupKind.Size> { plainGroup([.width, .height]) }
  /// Horizontally and vertically.
  public var center: AnchorGroup<AnchorGroupKind.Center> { plainGroup([.centerX, .centerY]) }

  private func edgeGroup<Kind>(_ attributes: [NSLayoutConstraint.Attribute]) -> AnchorGroup<Kind> {
    AnchorGroup(
      members: attributes.map {
        .init(term: Term(item: self, attribute: $0), inward: $0 == .leading || $0 == .top ? 1 : -1)
      })
  }

  private func plainGroup<Kind>(_ attributes: [NSLayoutConstraint.Attribute]) -> AnchorGroup<Kind> {
    AnchorGroup(members: attributes.map { .init(term: Term(item: self, attribute: $0), inward: 0) })
  }
}

extension AnchorGroup where Kind: AnchorGroupKind.EdgeGroup {
  /// Every edge moved inwards by as many points; outwards for a negative number.
  public func inset(by points: CGFloat) -> AnchorGroup {
    inset(by: NSDirectionalEdgeInsets(top: points, leading: points, bottom: points, trailing: points))
  }

  /// Edges moved inwards; those that the group does not have are left out.
  public func inset(by insets: NSDirectionalEdgeInsets) -> AnchorGroup {
    var group = self
    for index in members.indices {
      let member = members[index]
      let points: CGFloat =
        switch member.term.attribute {
        case .leading: insets.leading
        case .trailing: insets.trailing
        case .top: insets.top
        default: insets.bottom
        }
      group.members[index].term.constant += member.inward * points
    }
    return group
  }
}

extension AnchorGroup<AnchorGroupKind.Edges> {
  /// Moves each edge inwards by a number of points.
  public func inset(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> AnchorGroup {
    inset(by: NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// The same at both sides, and above as below.
  public func inset(horizontal: CGFloat, vertical: CGFloat) -> AnchorGroup {
    inset(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension AnchorGroup<AnchorGroupKind.HorizontalEdges> {
  /// Moves both edges inwards by a number of points each.
  public func inset(leading: CGFloat = 0, trailing: CGFloat = 0) -> AnchorGroup {
    inset(by: NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing))
  }
}

extension AnchorGroup<AnchorGroupKind.VerticalEdges> {
  /// Moves both edges inwards by a number of points each.
  public func inset(top: CGFloat = 0, bottom: CGFloat = 0) -> AnchorGroup {
    inset(by: NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }
}

extension AnchorGroup<AnchorGroupKind.Center> {
  /// Moved by points to the right and down, in every language.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnchorGroup {
    var group = self
    group.members[0].term.constant += x
    group.members[1].term.constant += y
    return group
  }
}

extension AnchorGroup<AnchorGroupKind.Size> {
  public static func * (group: AnchorGroup, factor: CGFloat) -> AnchorGroup {
    AnchorGroup(members: group.members.map { Member(term: $0.term.multiplied(by: factor), inward: 0) })
  }

  public static func / (group: AnchorGroup, divisor: CGFloat) -> AnchorGroup { group * (1 / divisor) }
}
