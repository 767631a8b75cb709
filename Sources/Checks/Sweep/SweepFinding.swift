/// A fact, and the part of the range where it holds.
package struct SweepFinding: Sendable {
  /// The fact at the place where it begins or ends.
  package let fact: SweepFact
  /// Ranges of places on the grid, by the first and last place.
  package let ranges: [ClosedRange<Int>]
  /// Whether the fact holds over the whole range.
  package let isConstant: Bool
}

extension SweepFinding {
  init(_ fact: SweepFact, _ samples: [(index: Int, state: Set<SweepFact>)]) {
    let found = SweepOutcome.ranges(samples) { $0.contains(fact) }
    let (first, last) = (samples[0].index, samples[samples.count - 1].index)
    // The place where the fact begins, or where it ends if it holds from the start.
    let edge = found[0].lowerBound == first ? found[0].upperBound : found[0].lowerBound
    let there = samples.first { $0.index == edge }?.state ?? []
    self.init(
      fact: there.firstIndex(of: fact).map { there[$0] } ?? fact, ranges: found,
      isConstant: found == [first...last])
  }
}
