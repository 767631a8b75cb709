import Cassowary

/// Decides which constraint of a minimal infeasible set is set aside.
///
/// UIKit does not document its choice. These rules reproduce what was measured on iOS 26.1: the order of activation
/// does not matter; an inequality yields to an equality; a size or a centre yields to edges; a constant yields to a
/// relation; a constraint written from the superview to the subview yields to the opposite; between siblings the later
/// subview's yields, and a child's yields before its parent's; of two constants the larger yields. (A location that an
/// item has with itself is a conflict alone.)
///
/// If sizes would have to be negative, the distance between siblings yields, then the trailing or bottom edge, as in
/// published logs.
@MainActor
struct ConflictRule {
  let sources: [ConstraintSource]
  let linear: [LinearConstraint]

  func choose(_ members: [Int]) -> Int {
    let isSqueezed = isSqueezed(members)
    return members.max { precedes(values(of: $0, isSqueezed), values(of: $1, isSqueezed)) } ?? members[0]
  }

  /// Returns the constraint that would be set aside next, and the first rule that distinguishes the two.
  ///
  /// - Returns: `nil` if no other constraint of the author takes part.
  func reason(_ broken: Int, in members: [Int]) -> (rival: Int, words: String)? {
    let others = members.filter { $0 != broken }
    let isSqueezed = isSqueezed(members)
    guard let rival = others.max(by: { precedes(values(of: $0, isSqueezed), values(of: $1, isSqueezed)) }) else {
      return nil
    }
    let (own, next) = (rank(of: broken, isSqueezed), rank(of: rival, isSqueezed))
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

  /// Returns whether the members could hold together with a negative size.
  private func isSqueezed(_ members: [Int]) -> Bool {
    members.contains { if case .nonNegative = sources[$0] { true } else { false } }
  }

  private func values(of index: Int, _ isSqueezed: Bool) -> [Double] { rank(of: index, isSqueezed).map(\.value) }

  /// Returns the ranks of a constraint, which are compared in order; the greatest is set aside.
  private func rank(of index: Int, _ isSqueezed: Bool) -> [Rank] {
    switch sources[index] {
    case .fitting: return [Rank(8, "a requested size yields")]
    case .constraint(let constraint): return rank(of: constraint, isSqueezed)
    case .autoresizing(let view, _): return [Rank(1, ""), Rank(Double(view.engineIndex), "")]
    case .contentOrigin: return [Rank(0.5, "")]
    // Content sizes are never required.
    case .nonNegative, .host, .hugging, .resistance: return [Rank(0, "")]
    }
  }

  private func rank(of constraint: NSLayoutConstraint, _ isSqueezed: Bool) -> [Rank] {
    let isInequality = constraint.relation != .equal
    let isUnary = constraint.secondItem == nil
    let isSizeOrCentre =
      constraint.firstAttribute.kind == .size || constraint.firstAttribute == .centerX
      || constraint.firstAttribute == .centerY
    let later = NSLayoutConstraint.view(of: constraint.firstItem).map { Double($0.engineIndex) } ?? 0
    func flag(_ isSet: Bool, _ words: String) -> Rank { Rank(isSet ? 1 : 0, words) }
    return [
      Rank(constraint.origin == .user ? 4 : 3, "the author's constraint yields to the system's"),
      flag(isInequality, "an inequality yields to an equality"),
      flag(isSizeOrCentre, "a size or a centre yields to edges"), flag(isUnary, "a constant yields to a relation"),
      flag(
        isSqueezed && isBetweenSiblings(constraint), "where there is no room, the distance between siblings yields"),
      flag(isSqueezed && isFarEdge(constraint), "where there is no room, the trailing or bottom edge yields"),
      flag(isTurnedAround(constraint), "the constraint written from the outer view to the inner one yields"),
      Rank(later, "the later view's constraint yields"),
      Rank(Double(constraint.constant), "the larger constant yields"),
      Rank(Double(constraint.multiplier), "the larger multiplier yields"),
      Rank(Double(constraint.activationOrder), "the constraint activated later yields"),
    ]
  }

  /// Returns whether neither item contains the other.
  private func isBetweenSiblings(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = NSLayoutConstraint.view(of: constraint.firstItem),
      let second = NSLayoutConstraint.view(of: constraint.secondItem)
    else { return false }
    return !first.isDescendant(of: second) && !second.isDescendant(of: first)
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
