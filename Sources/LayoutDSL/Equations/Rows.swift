import AutoLayout
public import Foundation

/// Which way views follow one another.
public enum DistributionAxis: Sendable {
  /// From leading to trailing.
  case horizontally
  /// From top to bottom.
  case vertically
}

extension Collection where Element: LayoutItem {
  /// One after the other, with the same space between neighbours; of fewer than two there is nothing to say.
  @MainActor
  public func distribute(_ axis: DistributionAxis, spacing: CGFloat = 0) -> Equation {
    distribute(axis, spacing: .points(spacing))
  }

  /// Puts each item after the one before it, at a distance, in points.
  @MainActor
  public func distribute(_ axis: DistributionAxis, spacing: Spacing) -> Equation {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontally ? (.leading, .trailing) : (.top, .bottom)
    return Equation(
      zip(self, dropFirst()).map { previous, next in
        LinearRelation(
          left: Term(item: next, attribute: start), relation: .equal,
          right: .term(Term(item: previous, attribute: end).adding(spacing, times: 1)))
      })
  }

  /// Every one at the location of the first: `[icon, title, badge].align(\.centerY)`.
  @MainActor
  public func align<Kind: AnchorKind.Location>(_ anchor: KeyPath<Element, Anchor<Kind>>) -> Equation {
    sameAsFirst { $0[keyPath: anchor].term }
  }

  /// Every one as large as the first: `[a, b, c].equal(\.width)`.
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
  private func sameAsFirst(_ term: (Element) -> Term) -> Equation {
    guard let first else { return Equation([]) }
    return Equation(
      dropFirst().map { LinearRelation(left: term($0), relation: .equal, right: .term(term(first))) })
  }
}
