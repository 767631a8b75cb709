/// Finds every place on a grid at which a state changes, as far as coarse steps show it.
///
/// The search samples the state in steps of `stride` and at `landmarks`. Where two samples differ, it bisects the
/// interval between them, both halves of it, until the samples are neighbours. It does not assume that states are
/// monotone; a state that begins and ends between two steps is not found.
package struct GridSearch<State: Equatable> {
  /// The samples in order; they are neighbours on the grid wherever the state changes.
  package private(set) var samples: [(index: Int, state: State)] = []
  private let evaluate: (Int) -> State

  /// - Parameter last: the last place of the grid, which begins at 0.
  package init(
    last: Int, stride: Int, landmarks: [Int] = [], evaluate: @escaping (Int) -> State
  ) {
    self.evaluate = evaluate
    let coarse = Set(Swift.stride(from: 0, to: last, by: max(1, stride))).union([last]).union(
      landmarks.filter { (0...last).contains($0) })
    for index in coarse.sorted() {
      let state = evaluate(index)
      if let before = samples.last { search(before, (index, state)) }
      samples.append((index, state))
    }
  }

  /// Adds the samples between two samples.
  private mutating func search(_ before: (index: Int, state: State), _ after: (index: Int, state: State)) {
    guard before.state != after.state, after.index - before.index > 1 else { return }
    let middle = (before.index + after.index) / 2
    let between = (index: middle, state: evaluate(middle))
    search(before, between)
    samples.append(between)
    search(between, after)
  }
}
