import Cassowary
import Foundation

/// Constraints that cannot all hold, and the one that gave way.
package struct ConstraintConflict: Sendable {
  /// Indices into the engine's sources, ascending: an irreducible set.
  package let members: [Int]
  package let broken: Int
  /// By how much they contradict each other, in points.
  package let amount: Double
}

/// Which constraint of an irreducible conflict is set aside.
///
/// UIKit does not document its choice. These rules reproduce what was measured on iOS 26.1: the order of activation
/// does not matter; content size at 1000 gives way first; a constraint of an item with itself goes; an inequality
/// yields to an equality; a size or a centre yields to edges; a constant yields to a relation; what is written from the
/// superview to the subview yields to the opposite; between siblings the later subview's yields, and the child's rather
/// than the parent's; of two constants the smaller stays.
@MainActor
struct ConflictRule {
  let sources: [ConstraintSource]
  let linear: [LinearConstraint]

  func choose(_ members: [Int]) -> Int {
    members.max { precedes(rank(of: $0), rank(of: $1)) } ?? members[0]
  }

  /// Compared item by item; the greatest is set aside.
  private func rank(of index: Int) -> [Double] {
    switch sources[index] {
    case .hugging, .resistance: return [9]
    case .fitting: return [8]
    case .constraint(let constraint): return rank(of: constraint, index)
    case .autoresizing(let view, _): return [1, Double(view.layoutState.engineIndex)]
    case .contentOrigin: return [0.5]
    case .nonNegative, .host: return [0]
    }
  }

  private func rank(of constraint: LayoutConstraint, _ index: Int) -> [Double] {
    let isSelf = constraint.secondItem != nil && constraint.firstItem === constraint.secondItem
    let isInequality = constraint.relation != .equal
    let isUnary = constraint.secondItem == nil
    let isSizeOrCentre =
      constraint.firstAttribute.kind == .size || constraint.firstAttribute == .centerX
      || constraint.firstAttribute == .centerY
    let later = LayoutConstraint.view(of: constraint.firstItem).map { Double($0.layoutState.engineIndex) } ?? 0
    return [
      constraint.origin == .user ? 4 : 3, isSelf ? 1 : 0, isInequality ? 1 : 0, isSizeOrCentre ? 1 : 0,
      isUnary ? 1 : 0, isTurnedAround(constraint) ? 1 : 0, later, Double(constraint.constant),
      Double(constraint.activationOrder),
    ]
  }

  /// Whether it is written from the outer view to the inner one: `card.leading == title.leading - 10`.
  private func isTurnedAround(_ constraint: LayoutConstraint) -> Bool {
    guard let first = constraint.firstItem as? View, let second = constraint.secondItem as? View else { return false }
    return first !== second && second.isDescendant(of: first)
  }

  private func precedes(_ a: [Double], _ b: [Double]) -> Bool { a.lexicographicallyPrecedes(b) }
}
