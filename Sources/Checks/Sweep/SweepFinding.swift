/// A fact and where on the way it holds.
package struct SweepFinding: Hashable, Sendable {
  package let fact: SweepFact
  /// Grid places, first and last of each stretch.
  package let stretches: [ClosedRange<Int>]
  /// It holds all the way.
  package let isConstant: Bool
}

extension SweepFinding {
  /// Of a finished search: what breaks first, then what changes, each in the order of the way.
  package static func findings(_ samples: [(index: Int, state: Set<SweepFact>)]) -> [SweepFinding] {
    guard let first = samples.first?.index, let last = samples.last?.index else { return [] }
    var stretches: [SweepFact: [ClosedRange<Int>]] = [:]
    var order: [SweepFact] = []
    for (position, sample) in samples.enumerated() {
      for fact in sample.state.sorted(by: { $0.message < $1.message }) {
        if stretches[fact] == nil { order.append(fact) }
        let known = stretches[fact] ?? []
        if position > 0, let open = known.last, open.upperBound == samples[position - 1].index {
          stretches[fact] = known.dropLast() + [open.lowerBound...sample.index]
        } else {
          stretches[fact] = known + [sample.index...sample.index]
        }
      }
    }
    let found = order.map { fact in
      SweepFinding(fact: fact, stretches: stretches[fact]!, isConstant: stretches[fact]! == [first...last])
    }
    let shown = found.filter { !$0.isConstant || !$0.fact.isMeantWhereConstant }
    return shown.filter { $0.fact.severity == .broken } + shown.filter { $0.fact.severity == .change }
  }

  /// The stretches of the way on which nothing is broken.
  package static func sound(_ samples: [(index: Int, state: Set<SweepFact>)], _ findings: [SweepFinding])
    -> [ClosedRange<Int>]
  {
    let broken = Set(findings.filter { $0.fact.severity == .broken }.map(\.fact))
    var stretches: [ClosedRange<Int>] = []
    var before: Int?
    for sample in samples {
      defer { before = sample.index }
      guard sample.state.isDisjoint(with: broken) else { continue }
      if let open = stretches.last, open.upperBound == before {
        stretches[stretches.count - 1] = open.lowerBound...sample.index
      } else {
        stretches.append(sample.index...sample.index)
      }
    }
    return stretches
  }
}
