/// The views that made constraints in the cycle that existed before.
@MainActor
struct ChurnLedger {
  struct Entry {
    let item: ItemReference
    let phase: LayoutPhase
    /// The number of constraints that were removed and made again, over all calls.
    var remade = 0
    var repeated = 0
    /// The number of calls in which it happened.
    var calls = 0
    /// Whether it happened although nothing had changed since the previous call.
    var isWithoutReason = false

    /// Whether it happens regularly: once or twice may be a change between states that share constraints.
    var isHabit: Bool { isWithoutReason || calls >= 3 }
  }

  /// The entries in the order of first occurrence.
  private(set) var entries: [Entry] = []
  /// The views that make constraints in `updateConstraints`.
  private(set) var makers: [ItemReference] = []

  mutating func add(_ actor: CycleActor, isProbe: Bool = false) {
    let item = actor.view.reference
    if actor.phase == .updateConstraints, actor.made > 0, !makers.contains(where: { $0 === item }) {
      makers.append(item)
    }
    guard actor.isChurning else { return }
    let known = entries.firstIndex { $0.item === item && $0.phase == actor.phase }
    let index = known ?? entries.count
    if known == nil { entries.append(Entry(item: item, phase: actor.phase)) }
    entries[index].remade += actor.remade
    entries[index].repeated += actor.repeated
    entries[index].calls += 1
    if isProbe { entries[index].isWithoutReason = true }
  }
}
