/// A view whose `updateConstraints` or `layoutSubviews` runs, and its changes to constraints meanwhile.
@MainActor
final class CycleActor {
  let view: UIView
  let phase: LayoutPhase
  private(set) var hasApplied = false
  private var removed: [ConstraintShape.Whole: Int] = [:]
  private var removedCount = 0
  private(set) var made = 0
  /// The number of constraints made after an equal one was removed.
  private(set) var remade = 0
  /// The number of constraints made although an equal one is active.
  private(set) var repeated = 0

  init(_ view: UIView, _ phase: LayoutPhase) {
    self.view = view
    self.phase = phase
  }

  func noteApplied(to view: UIView) { if view === self.view { hasApplied = true } }

  func noteRemoved(_ constraint: NSLayoutConstraint) {
    guard constraint.origin == .user else { return }
    removed[ConstraintShape.Whole(constraint), default: 0] += 1
    removedCount += 1
  }

  /// Whether most of the removed constraints were made again. Two sets that replace each other may share a few.
  var isChurning: Bool { remade > 0 && remade * 2 >= removedCount || repeated > 0 }

  func noteMade(_ constraint: NSLayoutConstraint) {
    guard constraint.origin == .user else { return }
    made += 1
    let whole = ConstraintShape.Whole(constraint)
    if let count = removed[whole], count > 0 {
      removed[whole] = count - 1
      remade += 1
    } else if let holder = constraint.holder,
      holder.heldConstraints.contains(where: {
        $0 !== constraint && $0.firstReference === constraint.firstReference && ConstraintShape.Whole($0) == whole
      })
    {
      repeated += 1
    }
  }
}
