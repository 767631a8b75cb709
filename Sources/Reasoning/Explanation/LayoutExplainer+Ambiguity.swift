package import LPAutoLayout
import LPCassowary
import Foundation

extension LayoutExplainer {
  private typealias Part = AmbiguityCause.Part

  /// An ambiguous attribute of a view on one axis; leading edges, so that both directions have the same.
  private struct OpenPart: Hashable {
    let view: Int
    let part: Part
  }

  private struct Trial {
    let subject: OpenPart
    /// The changes that are made together.
    var attempts: [Attempt]
    let isPriority: Bool

    func apply(_ solver: inout Solver) -> Bool { attempts.allSatisfy { $0.apply(&solver) } }
  }

  /// The largest number of views that are tried in each round, and of rounds.
  private static let mostCandidates = 8
  private static let mostRounds = 6

  /// Returns the views to fix, of groups of views that are ambiguous together: of all changes that were tried, the one
  /// that determines most comes first. What the changes for one group determine is not told again in another.
  ///
  /// - Parameter groups: indices in `LayoutResult.views` of the same tree.
  /// - Returns: the causes, and the views that stay ambiguous, of each group.
  package func causes(among groups: [[Int]]) -> [(causes: [AmbiguityCause], rest: [Int])] {
    var solvers = [engine.solver, engine.solver]
    return groups.map { group in
      let crowded = [NSLayoutConstraint.Axis.horizontal, .vertical].map { isCrowded(group, $0) }
      return causes(among: group, crowded, &solvers)
    }
  }

  /// Returns whether a view that is ambiguous is shorter than its content, because there is not enough room. Then only
  /// priorities decide: a length that fits this screen fits no other.
  private func isCrowded(_ indices: [Int], _ axis: NSLayoutConstraint.Axis) -> Bool {
    openParts(of: indices, axis, in: engine.solver).contains { open in
      let view = views[open.view]
      return open.part == .size && content(of: view, axis) > 0 && stretch(of: view, axis) < 0
    }
  }

  private func causes(
    among indices: [Int], _ crowded: [Bool], _ solvers: inout [Solver]
  ) -> (causes: [AmbiguityCause], rest: [Int]) {
    var causes: [AmbiguityCause] = []
    var rest: Set<Int> = []
    for (number, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      var solver = solvers[number]
      defer { solvers[number] = solver }
      var open = openParts(of: indices, axis, in: solver)
      for _ in 0..<Self.mostRounds where !open.isEmpty {
        guard let found = best(open, axis, solver, isCrowded: crowded[number]) else { break }
        let settled = open.filter { !found.left.contains($0) }
        let losses =
          losses(of: settled, axis, in: found.solved) + newLosses(besides: settled, axis, found.solved, solver)
        note(found.trial, axis, Set(settled.map(\.view)), losses, in: &causes, isApart: crowded[number])
        (solver, open) = (found.solved, found.left)
      }
      rest.formUnion(open.map(\.view))
    }
    return (causes, rest.sorted())
  }

  private func note(
    _ trial: Trial, _ axis: NSLayoutConstraint.Axis, _ settled: Set<Int>, _ losses: [AmbiguityCause.Loss],
    in causes: inout [AmbiguityCause], isApart: Bool
  ) {
    let view = trial.subject.view
    let remedies = trial.attempts.map {
      AmbiguityCause.Remedy(
        axis: axis, part: trial.subject.part, change: $0.words, isPriority: trial.isPriority)
    }
    let others = settled.subtracting([view])
    // What has too little room on one axis is another problem than what nothing determines on the other.
    if !isApart, let known = causes.firstIndex(where: { $0.view == view }) {
      let same = causes[known].remedies.filter { $0.axis == axis }
      let isPlace = trial.subject.part == .place
      let place = isPlace ? causes[known].remedies.count - same.count : causes[known].remedies.count
      causes[known].remedies.insert(contentsOf: remedies, at: place)
      causes[known].others = others.union(causes[known].others).sorted()
      causes[known].losses += losses
    } else {
      causes.append(AmbiguityCause(view: view, remedies: remedies, others: others.sorted(), losses: losses))
    }
  }

  /// Returns the first of the changes that determine most, with the solution and what it leaves open. A change that
  /// makes a view shorter than its content although it was not comes after all others.
  private func best(
    _ open: [OpenPart], _ axis: NSLayoutConstraint.Axis, _ solver: Solver, isCrowded: Bool
  ) -> Outcome? {
    guard isCrowded else {
      let outcomes = outcomes(of: ties(open, axis) + trials(open, axis), open, axis, solver)
      let were = Set(losses(of: open, axis, in: solver).map(\.view))
      let harmless = outcomes.filter { losses(of: open, axis, in: $0.solved).allSatisfy { were.contains($0.view) } }
      return (Self.most(harmless, open) ?? Self.most(outcomes, open))
        .map { pruned($0, open, axis, solver) }
    }
    let outcomes = outcomes(of: ladders(open, axis, of: open), open, axis, solver)
    var known = Set(open)
    let opened = outcomes.flatMap(\.left).filter { known.insert($0).inserted }
    // Who is to yield must be said of those too that would yield instead.
    return Self.most(outcomes, open)
      ?? Self.most(self.outcomes(of: ladders(open + opened, axis, of: open), open, axis, solver), open)
  }

  /// What a change leads to.
  private struct Outcome {
    let trial: Trial
    let solved: Solver
    /// The parts that are ambiguous then.
    let left: [OpenPart]
  }

  /// Returns the other views that have become shorter than their content.
  private func newLosses(
    besides parts: [OpenPart], _ axis: NSLayoutConstraint.Axis, _ solved: Solver, _ solver: Solver
  ) -> [AmbiguityCause.Loss] {
    let all = views.indices.filter { views[$0].engineIndex >= 0 && content(of: views[$0], axis) > 0 }
      .map { OpenPart(view: $0, part: .size) }.filter { !parts.contains($0) }
    let were = Set(losses(of: all, axis, in: solver).map(\.view))
    return losses(of: all, axis, in: solved).filter { !were.contains($0.view) }
  }

  private func outcomes(
    of trials: [Trial], _ open: [OpenPart], _ axis: NSLayoutConstraint.Axis, _ solver: Solver
  ) -> [Outcome] {
    trials.compactMap { outcome(of: $0, open, axis, solver) }
  }

  /// Returns the first outcome of those that leave the fewest parts open; `nil` if none determines anything.
  private static func most(_ outcomes: [Outcome], _ open: [OpenPart]) -> Outcome? {
    outcomes.min { $0.left.count < $1.left.count }.flatMap { $0.left.count < open.count ? $0 : nil }
  }

  /// Returns the views that are shorter than their content in a solution, that which lacks most first.
  private func losses(
    of parts: [OpenPart], _ axis: NSLayoutConstraint.Axis, in solver: Solver
  ) -> [AmbiguityCause.Loss] {
    parts.filter { $0.part == .size }.compactMap { part in
      let view = views[part.view]
      let missing = content(of: view, axis) - solver.value(of: length(of: view, axis))
      guard missing > 1 else { return nil }
      return AmbiguityCause.Loss(view: part.view, axis: axis, points: missing, scrolls: view.shrinkRank(axis) == 0)
    }.sorted { $0.points > $1.points }
  }

  private func outcome(
    of trial: Trial, _ open: [OpenPart], _ axis: NSLayoutConstraint.Axis, _ solver: Solver
  ) -> Outcome? {
    var solved = solver
    guard trial.apply(&solved) else { return nil }
    let free = Set(solved.freeVariables().map(\.index))
    let left = open.filter { isOpen($0, axis, in: solved, free) }
    let added = opened(free.subtracting(solver.freeVariables().map(\.index)), axis, in: solved, free)
    return Outcome(trial: trial, solved: solved, left: left + added)
  }

  /// Returns the parts that were determined before a change.
  private func opened(
    _ variables: Set<Int>, _ axis: NSLayoutConstraint.Axis, in solver: Solver, _ free: Set<Int>
  ) -> [OpenPart] {
    guard !variables.isEmpty else { return [] }
    return views.indices.filter { views[$0].engineIndex >= 0 }.flatMap { index -> [OpenPart] in
      let first = Int(views[index].engineIndex) * Int(ItemVariable.count)
      let parts: [(Part, Int32)] = [(.place, ItemVariable.position(axis)), (.size, ItemVariable.size(axis))]
      return parts.filter { variables.contains(first + Int($0.1)) }.map { OpenPart(view: index, part: $0.0) }
    }.filter { isOpen($0, axis, in: solver, free) }
  }

  /// Returns a trial without the changes that it does not need.
  private func pruned(
    _ found: Outcome, _ open: [OpenPart], _ axis: NSLayoutConstraint.Axis, _ solver: Solver
  ) -> Outcome {
    var best = found
    for index in found.trial.attempts.indices.reversed() where best.trial.attempts.count > 1 {
      var fewer = best.trial
      fewer.attempts.remove(at: index)
      if let next = outcome(of: fewer, open, axis, solver), next.left.count <= best.left.count { best = next }
    }
    return best
  }

  /// Returns the changes with which all views but one of those that share room keep to their content, the likeliest one
  /// to stretch first.
  private func ties(_ open: [OpenPart], _ axis: NSLayoutConstraint.Axis) -> [Trial] {
    let sized = sized(open, axis)
    return stretching(sized, axis).prefix(Self.mostCandidates).flatMap { part -> [Trial] in
      let own = views[part.view]
      return ["hugging", "resistance"].compactMap { verb in
        @MainActor func priority(_ view: UIView) -> UILayoutPriority {
          verb == "hugging"
            ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
        }
        let equals = sized.filter { $0 != part && priority(views[$0.view]) == priority(own) }
        let attempts = equals.flatMap { other in
          priorities(of: views[other.view], axis).filter { $0.words.contains(".\(verb)(") }
        }
        return attempts.isEmpty ? nil : Trial(subject: equals[0], attempts: attempts, isPriority: true)
      }
    }
  }

  /// Returns the parts in the order in which their views are meant to stretch.
  private func stretching(_ parts: [OpenPart], _ axis: NSLayoutConstraint.Axis) -> [OpenPart] {
    parts.enumerated().sorted { one, other in
      let (first, second) = (views[one.element.view], views[other.element.view])
      return (first.stretchRank(axis), -stretch(of: first, axis), one.offset)
        < (second.stretchRank(axis), -stretch(of: second, axis), other.offset)
    }.map(\.element)
  }

  /// Returns the parts in the order in which their views are meant to give way: of texts the smaller one first, beside
  /// each other the longer one, and then the later one.
  private func shrinking(_ parts: [OpenPart], _ axis: NSLayoutConstraint.Axis) -> [OpenPart] {
    parts.enumerated().sorted { one, other in
      let (first, second) = (views[one.element.view], views[other.element.view])
      @MainActor func length(_ view: UIView) -> Double { axis == .horizontal ? -content(of: view, axis) : 0 }
      return (first.shrinkRank(axis), first.textSize, length(first), -one.offset)
        < (second.shrinkRank(axis), second.textSize, length(second), -other.offset)
    }.map(\.element)
  }

  /// Returns the changes with which views that share too little room yield one after the other, what can shrink least
  /// last.
  ///
  /// - Parameter open: those of the parts that are ambiguous, of which one is the subject.
  private func ladders(_ parts: [OpenPart], _ axis: NSLayoutConstraint.Axis, of open: [OpenPart]) -> [Trial] {
    let order = shrinking(sized(parts, axis), axis)
    @MainActor func priority(_ part: OpenPart) -> UILayoutPriority {
      views[part.view].contentCompressionResistancePriority(for: axis)
    }
    var tried: Set<Float> = []
    return order.compactMap { first in
      guard tried.insert(priority(first).rawValue).inserted else { return nil }
      let steps = order.filter { priority($0) == priority(first) }
      // A view alone gets the change that decides against those of another group.
      let attempts = steps.enumerated().reversed().filter { $0.offset > 0 || steps.count == 1 }.flatMap { step, part in
        priorities(of: views[part.view], axis, by: Float(max(step, 1))).filter { $0.words.contains(".resistance(") }
      }
      guard !attempts.isEmpty, let subject = steps.last(where: open.contains) else { return nil }
      return Trial(subject: subject, attempts: attempts, isPriority: true)
    }
  }

  /// Returns the ambiguous lengths of views with a content.
  private func sized(_ open: [OpenPart], _ axis: NSLayoutConstraint.Axis) -> [OpenPart] {
    open.filter { $0.part == .size }.prefix(3 * Self.mostCandidates).filter { content(of: views[$0.view], axis) >= 0 }
  }

  /// How much longer a view is than its content, in points.
  private func stretch(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    (engine.values[length(of: view, axis).index] - content(of: view, axis)).rounded()
  }

  private func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Variable {
    Variable(index: Int(view.engineIndex) * Int(ItemVariable.count) + Int(ItemVariable.size(axis)))
  }

  private func content(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    let size = view.layoutIntrinsicContentSize
    return Double(axis == .horizontal ? size.width : size.height)
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
        found += priorities(of: view, axis).map { Trial(subject: part, attempts: [$0], isPriority: true) }
        let value = engine.values[index * Int(ItemVariable.count) + Int(ItemVariable.size(axis))]
        let attempt = size(of: view, index, axis, value: value < 1 ? Self.usualLength : value.rounded())
        found.append(Trial(subject: part, attempts: [attempt], isPriority: false))
      case .place:
        for value in [0, nil] as [Double?] {
          guard let attempt = place(of: view, index, axis, value: value) else { continue }
          found.append(Trial(subject: part, attempts: [attempt], isPriority: false))
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
