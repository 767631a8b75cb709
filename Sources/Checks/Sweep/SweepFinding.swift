/// A fact and where on the way it holds.
package struct SweepFinding: Sendable {
  /// As it is next to where it begins or ends.
  package let fact: SweepFact
  /// Places on the grid, first and last of each stretch.
  package let stretches: [ClosedRange<Int>]
  /// It holds all the way.
  package let isConstant: Bool
}

/// What a search along the way found.
package struct SweepOutcome: Sendable {
  /// What breaks first, then what changes, each in the order of the way.
  package let findings: [SweepFinding]
  /// The stretches on which nothing is broken.
  package let sound: [ClosedRange<Int>]

  /// - Parameter samples: in order; neighbours on the grid wherever facts change.
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
    sound = Self.stretches(samples) { $0.isDisjoint(with: broken) }
  }

  package var isBroken: Bool { findings.contains { $0.fact.severity == .broken } }

  private static func precedes(_ a: SweepFact, _ b: SweepFact) -> Bool { (a.message, a.rule) < (b.message, b.rule) }

  fileprivate static func stretches(
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

extension SweepFinding {
  fileprivate init(_ fact: SweepFact, _ samples: [(index: Int, state: Set<SweepFact>)]) {
    let found = SweepOutcome.stretches(samples) { $0.contains(fact) }
    let (first, last) = (samples[0].index, samples[samples.count - 1].index)
    // Where it begins, or where it ends if it holds from the start.
    let edge = found[0].lowerBound == first ? found[0].upperBound : found[0].lowerBound
    let there = samples.first { $0.index == edge }?.state ?? []
    self.init(
      fact: there.firstIndex(of: fact).map { there[$0] } ?? fact, stretches: found,
      isConstant: found == [first...last])
  }
}
