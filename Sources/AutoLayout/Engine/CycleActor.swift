/// A view whose `updateConstraints` or `layoutSubviews` runs, and what it does to constraints meanwhile.
@MainActor
final class CycleActor {
  let view: UIView
  let phase: LayoutPhase
  private(set) var hasApplied = false
  private var removed: [ConstraintShape.Whole: Int] = [:]
  private var removedCount = 0
  private(set) var made = 0
  /// Made after an equal one was removed.
  private(set) var remade = 0
  /// Made though an equal one is there.
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

  /// Whether most of what was removed was made again. One set of constraints may share a few with the set that it is
  /// switched for.
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
