package import LPAutoLayout
package import LPCassowary
package import Foundation

extension LayoutExplainer {
  private typealias Part = AmbiguityCause.Part

  /// An ambiguous attribute of a view on one axis; leading edges, so that both directions have the same.
  private struct OpenPart: Hashable {
    let view: Int
    let part: Part
  }

  private struct Trial {
    let subject: OpenPart
    let attempt: Attempt
    let isPriority: Bool
  }

  /// The largest number of views that are tried in each round, and of rounds.
  private static let mostCandidates = 8
  private static let mostRounds = 6

  /// Returns the views to fix, of views that are ambiguous together: of all changes that were tried, the one that
  /// determines most comes first.
  ///
  /// - Parameter indices: indices in `LayoutResult.views` of the same tree.
  /// - Returns: the causes, and the views that stay ambiguous.
  package func causes(among indices: [Int]) -> (causes: [AmbiguityCause], rest: [Int]) {
    var causes: [AmbiguityCause] = []
    var rest: Set<Int> = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      var solver = engine.solver
      var open = openParts(of: indices, axis, in: solver)
      for _ in 0..<Self.mostRounds where !open.isEmpty {
        guard let (trial, solved, left) = best(open, axis, solver) else { break }
        let settled = Set(open.filter { !left.contains($0) }.map(\.view))
        note(trial, axis, settled, in: &causes)
        (solver, open) = (solved, left)
      }
      rest.formUnion(open.map(\.view))
    }
    return (causes, rest.sorted())
  }

  private func note(
    _ trial: Trial, _ axis: NSLayoutConstraint.Axis, _ settled: Set<Int>, in causes: inout [AmbiguityCause]
  ) {
    let view = trial.subject.view
    let remedy = AmbiguityCause.Remedy(
      axis: axis, part: trial.subject.part, change: trial.attempt.words, isPriority: trial.isPriority)
    let others = settled.subtracting([view])
    if let known = causes.firstIndex(where: { $0.view == view }) {
      let same = causes[known].remedies.filter { $0.axis == axis }
      let place = remedy.part == .place ? causes[known].remedies.count - same.count : causes[known].remedies.count
      causes[known].remedies.insert(remedy, at: place)
      causes[known].others = others.union(causes[known].others).sorted()
    } else {
      causes.append(AmbiguityCause(view: view, remedies: [remedy], others: others.sorted()))
    }
  }

  /// Returns the first of the changes that determine most, with the solution and what it leaves open.
  private func best(
    _ open: [OpenPart], _ axis: NSLayoutConstraint.Axis, _ solver: Solver
  ) -> (Trial, Solver, [OpenPart])? {
    var best: (Trial, Solver, [OpenPart])?
    for trial in trials(open, axis) {
      var solved = solver
      guard trial.attempt.apply(&solved) else { continue }
      let left = open.filter { isOpen($0, axis, in: solved, Set(solved.freeVariables().map(\.index))) }
      if left.count < best?.2.count ?? open.count { best = (trial, solved, left) }
    }
    return best
  }

  private func trials(_ open: [OpenPart], _ axis: NSLayoutConstraint.Axis) -> [Trial] {
    var found: [Trial] = []
    // A size comes first: where an edge is pinned, the other edge follows from it.
    let parts = open.prefix(2 * Self.mostCandidates)
    for part in parts.filter({ $0.part == .size }) + parts.filter({ $0.part == .place }) {
      let view = views[part.view]
      let index = Int(view.engineIndex)
      switch part.part {
      case .size:
        found += priorities(of: view, axis).map { Trial(subject: part, attempt: $0, isPriority: true) }
        let value = engine.values[index * Int(ItemVariable.count) + Int(ItemVariable.size(axis))]
        let attempt = size(of: view, index, axis, value: value < 1 ? Self.usualLength : value.rounded())
        found.append(Trial(subject: part, attempt: attempt, isPriority: false))
      case .place:
        for value in [0, nil] as [Double?] {
          guard let attempt = place(of: view, index, axis, value: value) else { continue }
          found.append(Trial(subject: part, attempt: attempt, isPriority: false))
        }
      }
    }
    return found
  }

  /// The length that is tried for a view that has none: the least that is easy to touch.
  private static let usualLength = 44.0

  private func openParts(of indices: [Int], _ axis: NSLayoutConstraint.Axis, in solver: Solver) -> [OpenPart] {
    let free = Set(solver.freeVariables().map(\.index))
    return indices.filter { views[$0].engineIndex >= 0 }
      .flatMap { [OpenPart(view: $0, part: .place), OpenPart(view: $0, part: .size)] }
      .filter { isOpen($0, axis, in: solver, free) }
  }

  private func isOpen(_ open: OpenPart, _ axis: NSLayoutConstraint.Axis, in solver: Solver, _ free: Set<Int>) -> Bool {
    let view = views[open.view]
    let first = Int(view.engineIndex) * Int(ItemVariable.count)
    let (position, size) = (first + Int(ItemVariable.position(axis)), first + Int(ItemVariable.size(axis)))
    if open.part == .size { return free.contains(size) }
    let isMirrored = axis == .horizontal && view.superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored, free.contains(position), free.contains(size) else {
      return free.contains(position) || isMirrored && free.contains(size)
    }
    return Self.limits(of: edge(of: Int(view.engineIndex), axis, true), in: solver) != nil
  }
}
