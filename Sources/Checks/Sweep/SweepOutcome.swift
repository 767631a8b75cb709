/// The findings of a sweep.
package struct SweepOutcome: Sendable {
  /// The problems, then the changes, each in the order of the range.
  package let findings: [SweepFinding]
  /// The ranges without problems.
  package let sound: [ClosedRange<Int>]

  /// - Parameter samples: the samples in order; they are neighbours on the grid wherever facts change.
  package init(_ samples: [(index: Int, state: Set<SweepFact>)]) {
    var order: [SweepFact] = []
    var known: Set<SweepFact> = []
    for sample in samples {
      for fact in sample.state.sorted(by: Self.precedes) where known.insert(fact).inserted { order.append(fact) }
    }
    let found = order.map { SweepFinding($0, samples) }
    let shown = found.filter { !$0.isConstant || !$0.fact.isNoNewsWhereConstant }
    findings = shown.filter { $0.fact.severity == .broken } + shown.filter { $0.fact.severity == .change }
    let broken = Set(findings.map(\.fact).filter { $0.severity == .broken })
    sound = Self.ranges(samples) { $0.isDisjoint(with: broken) }
  }

  private static func precedes(_ a: SweepFact, _ b: SweepFact) -> Bool { (a.message, a.rule) < (b.message, b.rule) }

  static func ranges(
    _ samples: [(index: Int, state: Set<SweepFact>)], where holds: (Set<SweepFact>) -> Bool
  ) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    var wasHolding = false
    for sample in samples {
      let isHolding = holds(sample.state)
      if isHolding, wasHolding {
        found[found.count - 1] = found[found.count - 1].lowerBound...sample.index
      } else if isHolding {
        found.append(sample.index...sample.index)
      }
      wasHolding = isHolding
    }
    return found
  }
}
