public import LPAutoLayout
public import Foundation

/// Several anchors that are compared together.
public struct AnchorGroup<Kind> {
  struct Member {
    var term: AnchorTerm
    /// The direction in which an inset moves the anchor: 1 towards larger values, −1 towards smaller ones, 0 if the
    /// anchor is not an edge.
    var inward: CGFloat
  }
  var members: [Member]
}

extension LayoutItem {
  /// The leading, trailing, top and bottom edges.
  public var edges: AnchorGroup<AnchorGroupKind.Edges> { edgeGroup([.leading, .trailing, .top, .bottom]) }
  /// The leading and trailing edges.
  public var horizontalEdges: AnchorGroup<AnchorGroupKind.HorizontalEdges> { edgeGroup([.leading, .trailing]) }
  /// The top and bottom edges.
  public var verticalEdges: AnchorGroup<AnchorGroupKind.VerticalEdges> { edgeGroup([.top, .bottom]) }
  /// The width and the height.
  public var size: AnchorGroup<AnchorGroupKind.Size> { plainGroup([.width, .height]) }
  /// The centre on both axes.
  public var center: AnchorGroup<AnchorGroupKind.Center> { plainGroup([.centerX, .centerY]) }

  private func edgeGroup<Kind>(_ attributes: [NSLayoutConstraint.Attribute]) -> AnchorGroup<Kind> {
    AnchorGroup(
      members: attributes.map {
        .init(
          term: AnchorTerm(item: CellBlock.item(self), attribute: $0), inward: $0 == .leading || $0 == .top ? 1 : -1)
      })
  }

  private func plainGroup<Kind>(_ attributes: [NSLayoutConstraint.Attribute]) -> AnchorGroup<Kind> {
    AnchorGroup(
      members: attributes.map { .init(term: AnchorTerm(item: CellBlock.item(self), attribute: $0), inward: 0) })
  }
}

extension AnchorGroup where Kind: AnchorGroupKind.EdgeGroup {
  /// Moves every edge inwards by a number of points, or outwards if it is negative.
  public func inset(by points: CGFloat) -> AnchorGroup {
    inset(by: NSDirectionalEdgeInsets(top: points, leading: points, bottom: points, trailing: points))
  }

  /// Moves the edges inwards; the group ignores the insets of edges that it does not have.
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
  /// Moves each edge inwards by its own number of points.
  public func inset(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> AnchorGroup {
    inset(by: NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Moves both sides inwards by the same number of points, and the top and the bottom by another.
  public func inset(horizontal: CGFloat, vertical: CGFloat) -> AnchorGroup {
    inset(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension AnchorGroup<AnchorGroupKind.HorizontalEdges> {
  /// Moves the leading and trailing edges inwards, each by its own number of points.
  public func inset(leading: CGFloat = 0, trailing: CGFloat = 0) -> AnchorGroup {
    inset(by: NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing))
  }
}

extension AnchorGroup<AnchorGroupKind.VerticalEdges> {
  /// Moves the top and bottom edges inwards, each by its own number of points.
  public func inset(top: CGFloat = 0, bottom: CGFloat = 0) -> AnchorGroup {
    inset(by: NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }
}

extension AnchorGroup<AnchorGroupKind.Center> {
  /// Moves the centre to the right and down, in points, whatever the layout direction.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnchorGroup {
    var group = self
    group.members[0].term.constant += x
    group.members[1].term.constant += y
    return group
  }
}

extension AnchorGroup<AnchorGroupKind.Size> {
  /// Multiplies both lengths by a factor.
  public static func * (group: AnchorGroup, factor: CGFloat) -> AnchorGroup {
    AnchorGroup(members: group.members.map { Member(term: $0.term.multiplied(by: factor), inward: 0) })
  }

  /// Divides both lengths by a number.
  public static func / (group: AnchorGroup, divisor: CGFloat) -> AnchorGroup { group * (1 / divisor) }
}
