import LPAutoLayout
public import Foundation

extension Collection where Element: LayoutItem {
  /// Places the views one after the other, with the same distance in points between neighbours.
  @MainActor
  public func distribute(_ axis: DistributionAxis, spacing: CGFloat = 0) -> Equation {
    distribute(axis, spacing: .points(spacing))
  }

  /// Places the views one after the other, with the same spacing between neighbours.
  @MainActor
  public func distribute(_ axis: DistributionAxis, spacing: Spacing) -> Equation {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontally ? (.leading, .trailing) : (.top, .bottom)
    return Equation(
      zip(self, dropFirst()).map { previous, next in
        LinearRelation(
          left: AnchorTerm(item: next, attribute: start), relation: .equal,
          right: .term(AnchorTerm(item: previous, attribute: end).adding(spacing, times: 1)))
      })
  }

  /// Aligns every view with the first one: `[icon, title, badge].align(\.centerY)`.
  @MainActor
  public func align<Kind: AnchorKind.Location>(_ anchor: KeyPath<Element, Anchor<Kind>>) -> Equation {
    sameAsFirst { $0[keyPath: anchor].term }
  }

  /// Makes the attribute of every view equal to that of the first one: `[a, b, c].equal(\.width)`.
  @MainActor
  public func equal(_ dimension: KeyPath<Element, Anchor<AnchorKind.Dimension>>) -> Equation {
    sameAsFirst { $0[keyPath: dimension].term }
  }

  @available(*, unavailable, message: "sizes are made equal, not aligned: [a, b].equal(\\.width)")
  @MainActor
  public func align(_ dimension: KeyPath<Element, Anchor<AnchorKind.Dimension>>) -> Equation { fatalError() }

  @available(*, unavailable, message: "locations are aligned, not equal in size: [a, b].align(\\.centerY)")
  @MainActor
  public func equal<Kind: AnchorKind.Location>(_ anchor: KeyPath<Element, Anchor<Kind>>) -> Equation { fatalError() }

  @MainActor
  private func sameAsFirst(_ term: (Element) -> AnchorTerm) -> Equation {
    guard let first else { return Equation([]) }
    return Equation(
      dropFirst().map { LinearRelation(left: term($0), relation: .equal, right: .term(term(first))) })
  }
}

/// The axis along which views follow one another.
public enum DistributionAxis: Sendable {
  /// From leading to trailing.
  case horizontally
  /// From top to bottom.
  case vertically
}
