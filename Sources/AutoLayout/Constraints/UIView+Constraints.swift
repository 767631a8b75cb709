extension UIView {
  /// The constraints that this view holds as the nearest common ancestor of their items, after those that hold the old
  /// layout guides of its controller.
  public var constraints: [NSLayoutConstraint] {
    storedGuides.isEmpty ? heldConstraints : layoutSupportConstraints + heldConstraints
  }

  /// Adds a constraint to this view. Its items must be this view or inside it; otherwise it is refused and reported.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard constraint.items.allSatisfy({ NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) ?? false }) else {
      note(.illegalConstraint(constraint, .holderOutside))
      return
    }
    constraint.isActive = true
    guard let nearest = constraint.holder, nearest !== self else { return }
    nearest.release(constraint)
    hold(constraint)
  }

  /// Adds constraints to this view, which activates them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { addConstraint(each) } }
  /// Removes a constraint from this view, which deactivates it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Removes constraints from this view, which deactivates them.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { release(each) } }

  /// The constraints that a layout has: without those that relate the two axes.
  var satisfiableConstraints: [NSLayoutConstraint] {
    notedMistakes.isEmpty ? heldConstraints : heldConstraints.filter { !$0.isOfTwoAxes }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraint.activationOrder = ActivationOrder.next()
    heldConstraints.append(constraint)
    root.layoutCycle?.noteMade(constraint)
  }

  package func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    heldConstraints.removeAll { $0 === constraint }
    root.layoutCycle?.noteRemoved(constraint)
  }

  /// Removes the constraints on this view and its descendants from all ancestors.
  func dropConstraintsFromAncestors() {
    var ancestor = superview
    let isAlone = subviews.isEmpty && storedGuides.isEmpty
    while let view = ancestor {
      view.dropOwnConstraints { constraint in
        isAlone ? constraint.refers(to: reference) : constraint.mentions { $0.isDescendant(of: self) }
      }
      ancestor = view.superview
    }
  }

  /// Removes matching constraints from this view, its ancestors and its descendants.
  func dropConstraints(where condition: (NSLayoutConstraint) -> Bool) {
    forEachDescendant { $0.dropOwnConstraints(where: condition) }
    var ancestor = superview
    while let view = ancestor {
      view.dropOwnConstraints(where: condition)
      ancestor = view.superview
    }
  }

  private func dropOwnConstraints(where condition: (NSLayoutConstraint) -> Bool) {
    let dropped = heldConstraints.filter(condition)
    guard !dropped.isEmpty else { return }
    for constraint in dropped { constraint.holder = nil }
    heldConstraints.removeAll { $0.holder == nil }
    for constraint in dropped { root.layoutCycle?.noteRemoved(constraint) }
  }
}
