/// Which views made constraints in the cycle that were there before.
@MainActor
struct ChurnLedger {
  struct Entry {
    let view: UIView
    let phase: LayoutPhase
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
