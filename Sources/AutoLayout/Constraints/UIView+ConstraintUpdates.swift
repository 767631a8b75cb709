extension UIView {
  /// Gives active constraints the constants and priorities of new ones of the same shape. A new constraint that matches
  /// none is reported with the layout and stays inactive.
  package func updateConstants(from new: [NSLayoutConstraint]) {
    var active: [NSLayoutConstraint] = []
    root.forEachDescendant { active += $0.heldConstraints.filter { $0.origin == .user } }
    let pairing = ConstraintPairing(old: active, new: new)
    for (old, new) in pairing.pairs { old.takeConstants(from: new) }
    for constraint in pairing.unpairedNew {
      let near = active.first { other in
        other.firstItem === constraint.firstItem && other.firstAttribute == constraint.firstAttribute
      }
      note(.unmatchedUpdate(constraint, near: near))
    }
  }

  /// Replaces old constraints by new ones: old ones of the same shape stay with the new constants, the others are
  /// deactivated.
  ///
  /// - Returns: the constraints that are active now.
  package func replaceConstraints(_ old: [NSLayoutConstraint], by new: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let pairing = ConstraintPairing(old: old.filter(\.isActive), new: new)
    NSLayoutConstraint.deactivate(pairing.unpairedOld)
    for (old, new) in pairing.pairs { old.takeConstants(from: new) }
    return pairing.pairs.map(\.old) + pairing.unpairedNew
  }

  /// Returns the author's active constraints that mention one of the views, in the order of activation.
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
