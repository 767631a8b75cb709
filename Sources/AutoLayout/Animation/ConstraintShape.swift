import Foundation

/// What makes two constraints the same but for their constants and priorities.
struct ConstraintShape: Hashable {
  private struct Place: Hashable {
    let item: ObjectIdentifier?
    let attribute: NSLayoutConstraint.Attribute
  }

  private let places: [Place]
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat

  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    func place(_ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute) -> Place {
      Place(item: item.map { ObjectIdentifier($0) }, attribute: attribute)
    }
    func places(
      _ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ offset: NSLayoutConstraint.Offset?
    ) -> [Place] {
      guard let offset else { return [place(item, attribute)] }
      return [place(offset.from, offset.fromAttribute), place(offset.to, offset.toAttribute)]
    }
    self.places =
      places(constraint.firstReference, constraint.firstAttribute, constraint.firstOffset)
      + places(constraint.secondReference, constraint.secondAttribute, constraint.secondOffset)
    relation = constraint.relation
    multiplier = constraint.multiplier
  }

  /// Together with the constant and the priority: all that an equation says.
  struct Whole: Hashable {
    let shape: ConstraintShape
    let constant: CGFloat
    let priority: Float

    @MainActor
    init(_ constraint: NSLayoutConstraint) {
      shape = ConstraintShape(constraint)
      constant = constraint.constant
      priority = constraint.priority.rawValue
    }
  }
}

/// Old and new constraints of the same shape, each in one pair at most.
@MainActor
struct ConstraintPairing {
  private(set) var pairs: [(old: NSLayoutConstraint, new: NSLayoutConstraint)] = []
  private(set) var unpairedOld: [NSLayoutConstraint] = []
  private(set) var unpairedNew: [NSLayoutConstraint] = []

  /// Of several old ones, that of the same name, then of the same priority, then the one activated first.
  init(old: [NSLayoutConstraint], new: [NSLayoutConstraint]) {
    var candidates = Dictionary(grouping: old.indices, by: { ConstraintShape(old[$0]) })
    var taken: Set<Int> = []
    for constraint in new {
      let shape = ConstraintShape(constraint)
      let best = (candidates[shape] ?? []).min { a, b in
        Self.rank(old[a], constraint) < Self.rank(old[b], constraint)
      }
      guard let best else {
        unpairedNew.append(constraint)
        continue
      }
      candidates[shape]?.removeAll { $0 == best }
      taken.insert(best)
      pairs.append((old[best], constraint))
    }
    unpairedOld = old.indices.filter { !taken.contains($0) }.map { old[$0] }
  }

  private static func rank(_ old: NSLayoutConstraint, _ new: NSLayoutConstraint) -> (Int, Int, Int) {
    (old.identifier == new.identifier ? 0 : 1, old.priority == new.priority ? 0 : 1, old.activationOrder)
  }
}

extension UIView {
  /// Gives active constraints of the same shape the new ones' constants and priorities. What matches none is reported
  /// with the layout, and left inactive.
  package func updateConstants(from new: [NSLayoutConstraint]) {
    var active: [NSLayoutConstraint] = []
    root.forEachDescendant { active += $0.heldConstraints.filter { $0.origin == .user } }
    let pairing = ConstraintPairing(old: active, new: new)
    for (old, new) in pairing.pairs { old.takeConstants(from: new) }
    for constraint in pairing.unpairedNew {
      let near = active.first { other in
        other.firstItem === constraint.firstItem && other.firstAttribute == constraint.firstAttribute
      }
      layoutState.problems.append(.unmatchedUpdate(constraint, near: near))
    }
  }

  /// Puts new constraints in the place of old ones: those of the same shape stay and take the constants, the others go.
  ///
  /// - Returns: those that are now active.
  package func replaceConstraints(_ old: [NSLayoutConstraint], by new: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let pairing = ConstraintPairing(old: old.filter(\.isActive), new: new)
    NSLayoutConstraint.deactivate(pairing.unpairedOld)
    for (old, new) in pairing.pairs { old.takeConstants(from: new) }
    return pairing.pairs.map(\.old) + pairing.unpairedNew
  }

  /// Active constraints of the author's that mention one of the views, in the order of activation.
  package func userConstraints(mentioning views: [UIView]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    root.forEachDescendant { view in
      found += view.heldConstraints.filter { constraint in
        constraint.origin == .user && constraint.items.contains { item in views.contains { $0 === item } }
      }
    }
    return found.sorted { $0.activationOrder < $1.activationOrder }
  }
}

extension NSLayoutConstraint {
  fileprivate func takeConstants(from other: NSLayoutConstraint) {
    constant = other.constant
    if priority != other.priority { exchangePriority(for: other.priority) }
    if let name = other.identifier { identifier = name }
  }
}
