import Foundation

/// How often each kind of step was asked for.
struct CycleRequests {
  var updates = 0
  var layouts = 0
  var displays = 0
}

/// What one view did within a turn.
struct CycleCounts {
  var updates = 0
  var layouts = 0
  /// For another pass.
  var requests = 0
}

/// A view whose `updateConstraints` or `layoutSubviews` runs, and what it does to constraints meanwhile.
@MainActor
final class CycleActor {
  let view: UIView
  let phase: RenderLoop.Phase
  private(set) var hasApplied = false
  private var removed: [ConstraintShape.Whole: Int] = [:]
  private var removedCount = 0
  private(set) var made = 0
  /// Made after an equal one was removed.
  private(set) var remade = 0
  /// Made though an equal one is there.
  private(set) var repeated = 0

  init(_ view: UIView, _ phase: RenderLoop.Phase) {
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

/// Which views made constraints in the cycle that were there before.
@MainActor
struct ChurnLedger {
  struct Entry {
    let view: UIView
    let phase: RenderLoop.Phase
    /// Constraints, over all calls.
    var remade = 0
    var repeated = 0
    /// Those in which it happened.
    var calls = 0
    /// Whether it happened with nothing changed since the call before.
    var isWithoutReason = false

    /// Once or twice may be a change of state that shares constraints with the state before.
    var isHabit: Bool { isWithoutReason || calls >= 3 }
  }

  /// In the order of first occurrence.
  private(set) var entries: [Entry] = []
  /// Views that make constraints in `updateConstraints`.
  private(set) var makers: [UIView] = []

  mutating func add(_ actor: CycleActor, isProbe: Bool = false) {
    if actor.phase == .updateConstraints, actor.made > 0, !makers.contains(where: { $0 === actor.view }) {
      makers.append(actor.view)
    }
    guard actor.isChurning else { return }
    let known = entries.firstIndex { $0.view === actor.view && $0.phase == actor.phase }
    let index = known ?? entries.count
    if known == nil { entries.append(Entry(view: actor.view, phase: actor.phase)) }
    entries[index].remade += actor.remade
    entries[index].repeated += actor.repeated
    entries[index].calls += 1
    if isProbe { entries[index].isWithoutReason = true }
  }
}
