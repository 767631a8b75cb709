import LPCassowary

/// Decides which constraint of a minimal infeasible set is set aside.
///
/// UIKit does not document its choice. These rules reproduce what was measured on iOS 26.1: the order of activation
/// does not matter; an inequality yields to an equality, and a ≤ to a ≥; a size or a centre yields to edges; a constant
/// yields to a relation; a constraint written from the superview to the subview yields to the opposite; between siblings
/// the later subview's yields, and a child's yields before its parent's; of two constants the larger yields. (A location
/// that an item has with itself is a conflict alone.)
///
/// A stack view's far edge yields to the share of its only view, as a console showed.
///
/// If sizes would have to be negative, the distance between siblings yields, then the trailing or bottom edge, as in
/// published logs.
@MainActor
package struct ConflictRule {
  /// The criteria in the order of their comparison, each with a sentence about the constraint of the greater value.
  package enum Criterion: String, CaseIterable, Sendable {
    case author = "the author's constraint yields to the system's"
    case inequality = "an inequality yields to an equality"
    case upperBound = "of two inequalities the ≤ yields"
    case stackEdge = "a stack view's far edge yields to the share of its only view"
    case sizeOrCentre = "a size or a centre yields to edges"
    case unary = "a constant yields to a relation"
    case siblingDistance = "where there is no room, the distance between siblings yields"
    case farEdge = "where there is no room, the trailing or bottom edge yields"
    case inwards = "the constraint written from the outer view to the inner one yields"
    case laterView = "the later view's constraint yields"
    case constant = "the larger constant yields"
    case multiplier = "the larger multiplier yields"
    case activation = "the constraint activated later yields"
  }

  /// The criteria that do not count in the current task: to see which measured cases only they explain.
  @TaskLocal package static var leftOut: Set<Criterion> = []

  let sources: [ConstraintSource]
  let linear: [LinearConstraint]

  func choose(_ members: [Int]) -> Int {
    let kind = kind(of: members)
    return members.max { precedes(values(of: $0, kind), values(of: $1, kind)) } ?? members[0]
  }

  /// Returns the constraint that would be set aside next, and the first rule that distinguishes the two.
  ///
  /// - Returns: `nil` if no other constraint of the author takes part.
  func reason(_ broken: Int, in members: [Int]) -> (rival: Int, words: String)? {
    let others = members.filter { $0 != broken }
    let kind = kind(of: members)
    guard let rival = others.max(by: { precedes(values(of: $0, kind), values(of: $1, kind)) }) else { return nil }
    let (own, next) = (rank(of: broken, kind), rank(of: rival, kind))
    guard case .constraint = sources[rival] else { return nil }
    let decisive = zip(own, next).first { $0.value != $1.value }
    return decisive.map { (rival, $0.0.words) }
  }

  /// The rank of a constraint by one rule, and the rule's words for the constraint with the greater rank.
  private struct Rank {
    let value: Double
    let words: String
    init(_ value: Double, _ words: String) { (self.value, self.words) = (value, words) }
  }

  /// What the members of a conflict have in common.
  private struct Kind {
    /// Whether they could hold together with a negative size.
    var isSqueezed = false
    /// Whether one gives the only view of a proportional stack the stack's whole length.
    var hasWholeShare = false
  }

  private func kind(of members: [Int]) -> Kind {
    var kind = Kind()
    for member in members {
      switch sources[member] {
      case .nonNegative: kind.isSqueezed = true
      case .constraint(let constraint) where isWholeShare(constraint): kind.hasWholeShare = true
      default: break
      }
    }
    return kind
  }

  private func isWholeShare(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.identifier == "UISV-fill-proportionally" && constraint.origin == .system && constraint.secondItem != nil
  }

  private func values(of index: Int, _ kind: Kind) -> [Double] { rank(of: index, kind).map(\.value) }

  /// Returns the ranks of a constraint, which are compared in order; the greatest is set aside.
  private func rank(of index: Int, _ kind: Kind) -> [Rank] {
    switch sources[index] {
    case .fitting: return [Rank(8, "a requested size yields")]
    case .constraint(let constraint): return rank(of: constraint, kind)
    case .autoresizing(let item, _): return [Rank(1, ""), Rank(Double(item.view?.engineIndex ?? 0), "")]
    case .contentOrigin: return [Rank(0.5, "")]
    // Content sizes are never required.
    case .nonNegative, .host, .hugging, .resistance: return [Rank(0, "")]
    }
  }

  private func rank(of constraint: NSLayoutConstraint, _ kind: Kind) -> [Rank] {
    Criterion.allCases.filter { !Self.leftOut.contains($0) }.map {
      Rank(value(of: constraint, by: $0, kind), $0.rawValue)
    }
  }

  private func value(of constraint: NSLayoutConstraint, by criterion: Criterion, _ kind: Kind) -> Double {
    func flag(_ isSet: Bool) -> Double { isSet ? 1 : 0 }
    let attribute = constraint.firstAttribute
    return switch criterion {
    case .author: constraint.origin == .user ? 4 : 3
    case .inequality: flag(constraint.relation != .equal)
    case .upperBound: flag(constraint.relation == .lessThanOrEqual)
    case .stackEdge: flag(kind.hasWholeShare && isStackEdge(constraint))
    case .sizeOrCentre: flag(attribute.kind == .size || attribute == .centerX || attribute == .centerY)
    case .unary: flag(constraint.secondItem == nil)
    case .siblingDistance: flag(kind.isSqueezed && isBetweenSiblings(constraint))
    case .farEdge: flag(kind.isSqueezed && isFarEdge(constraint))
    case .inwards: flag(isTurnedAround(constraint))
    case .laterView: NSLayoutConstraint.view(of: constraint.firstItem).map { Double($0.engineIndex) } ?? 0
    case .constant: Double(constraint.constant)
    case .multiplier: Double(constraint.multiplier)
    case .activation: Double(constraint.activationOrder)
    }
  }

  /// Returns whether neither item contains the other.
  private func isBetweenSiblings(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = NSLayoutConstraint.view(of: constraint.firstItem),
      let second = NSLayoutConstraint.view(of: constraint.secondItem)
    else { return false }
    return !first.isDescendant(of: second) && !second.isDescendant(of: first)
  }

  private func isStackEdge(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.identifier == "UISV-canvas-connection" && constraint.origin == .system && isFarEdge(constraint)
  }

  private func isFarEdge(_ constraint: NSLayoutConstraint) -> Bool {
    switch constraint.firstAttribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
    default: false
    }
  }

  /// Returns whether a constraint is written from the outer view to the inner one: `card.leading == title.leading -
  /// 10`.
  private func isTurnedAround(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView else {
      return false
    }
    return first !== second && second.isDescendant(of: first)
  }

  private func precedes(_ a: [Double], _ b: [Double]) -> Bool { a.lexicographicallyPrecedes(b) }
}
