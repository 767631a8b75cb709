import LPCassowary
import Foundation

/// Solving only the parts of the problem in which anything changed.
///
/// Frames are those of a solution from scratch. The basis may be another one: the last bits of how far a constraint is
/// off may differ, and in a tie the constraints that hold a view. What could move views of other parts, such as a
/// contradiction, or margins that follow there, is left to a solution from scratch.
extension LayoutEngine {
  /// Solves what changed since the last solution.
  func solvePending() {
    if pending.solve || !solveParts() { solve() }
  }

  /// Lays out, and solves everything again if only parts were solved since it was, so that the solver has it all.
  func layOutForRecord() {
    layOutAppearing()
    guard solution.isStale else { return }
    pending.solve = true
    layoutIfNeeded()
  }

  /// - Returns: whether the parts that changed were solved; if not, everything has to be.
  private func solveParts() -> Bool {
    let work = pending
    pending.dropChanges()
    guard !isAlternative, frames.boundless.isEmpty, !problem.items.isEmpty, problem.unplaced.isEmpty,
      root.hostSizes.contains(where: { $0.priority == .required })
    else { return false }
    if parts == nil { parts = ProblemParts(problem) }
    var (dirty, stale): (Set<Int>, Set<Int>) = ([], [])
    guard takeNumbers(work, &dirty, &stale), takeContents(work, &dirty, &stale),
      !isInConflict(dirty.union(stale)), let patched = patchParts(stale, work.structure),
      !isInConflict(Set(patched.new))
    else { return false }
    dirty = dirty.subtracting(patched.replaced).union(patched.new)
    guard dirty.reduce(0, { $0 + parts!.size(of: $1) }) * 2 <= problem.items.count else { return false }
    // The content of a view may have changed with its size.
    if !work.contents.isEmpty { changes?.isEverything = true }
    return solve(dirty.sorted())
  }

  private func solve(_ dirty: [Int]) -> Bool {
    for part in dirty {
      guard let solution = solve(part, parts!) else { return false }
      record.statistics.updates += 1
      changes?.parts[part] = solution
      markMovedViews(in: part, parts!)
    }
    pending.layout = true
    return true
  }

  /// Gives constraints their new priorities, and takes their parts.
  ///
  /// - Parameters:
  ///   - dirty: the parts to solve again.
  ///   - stale: the parts to build again.
  /// - Returns: `false` if there is more to solve than parts.
  private func takeNumbers(_ work: PendingWork, _ dirty: inout Set<Int>, _ stale: inout Set<Int>) -> Bool {
    let touched = Set(work.structure.constraints.map(ObjectIdentifier.init))
    for constraint in work.numbers where !touched.contains(ObjectIdentifier(constraint)) {
      guard let source = parts!.source(of: constraint) else {
        // A constraint inside of a view that is new, or gone, is not in the problem.
        if work.structure.added.isEmpty, work.structure.removed.isEmpty { return false }
        continue
      }
      guard let part = parts!.part(of: problem.constraints[source]) else { return false }
      let priority = constraint.priority.rawValue
      if (priority == 1000) == (problem.constraints[source].priority == 1000) {
        problem.constraints[source].priority = priority
        dirty.insert(part)
      } else {
        stale.insert(part)
      }
    }
    return true
  }

  /// Takes the parts of views with other content sizes. A view that has a size on other axes than in the problem, or
  /// wraps otherwise, makes its part stale.
  ///
  /// - Returns: `false` if there is more to solve than parts.
  private func takeContents(_ work: PendingWork, _ dirty: inout Set<Int>, _ stale: inout Set<Int>) -> Bool {
    for view in work.contents.compactMap(\.view) where view.root === root {
      guard let index = index(of: view.reference, view.engineIndex) else {
        if work.structure.added.isEmpty { return false }
        continue
      }
      guard index > 0 else { return false }
      let part = parts!.part(ofItem: Int32(index))
      if hasSameContent(view, parts!.contentSources(of: index, in: part, problem), parts!) {
        dirty.insert(part)
      } else {
        stale.insert(part)
      }
    }
    return true
  }

  /// Whether a contradiction is about one of the parts, or about items that are gone.
  private func isInConflict(_ some: Set<Int>) -> Bool {
    guard !solution.conflicts.isEmpty, !some.isEmpty else { return false }
    return solution.conflicts.contains { conflict in
      conflict.members.contains { member in
        parts!.part(of: problem.constraints[member]).map { $0 < 0 || some.contains($0) } ?? false
      }
    }
  }

  private func hasSameContent(_ view: UIView, _ sources: [Int], _ parts: ProblemParts) -> Bool {
    let size = view.isIgnoredByLayout ? CGSize(width: -1, height: -1) : view.layoutIntrinsicContentSize
    guard size.width.isFinite, size.height.isFinite else { return false }
    let wraps = view.wrappingContent?.wantsWrapWidth ?? false
    guard sources.allSatisfy({ parts.isVolatile($0) == wraps }) else { return false }
    let axes = sources.reduce(into: Set<NSLayoutConstraint.Axis>()) { axes, source in
      if case .hugging(_, let axis) = problem.sources[source] { axes.insert(axis) }
    }
    return axes.contains(.horizontal) == (size.width >= 0) && axes.contains(.vertical) == (size.height >= 0)
  }

  /// Solves a part as `solve` solves everything; `nil` if that is not enough.
  private func solve(_ number: Int, _ parts: ProblemParts) -> PartSolution? {
    let part = parts[number]
    let views = part.items.dropFirst().compactMap { problem.items[$0].view }
    for view in views { view.wrappingContent?.wrapWidth = nil }
    guard updateConstants(of: part.sources) != nil, var solution = PartSolution(part, of: problem), place(solution)
    else { return nil }
    let volatile = part.sources.filter { parts.isVolatile($0) }
    for _ in 0..<LayoutTolerance.settlingPasses {
      var isSettled = true
      for view in views {
        if settleInsets(view) {
          changes?.isEverything = true
          isSettled = false
        }
        if settleWidth(view) { isSettled = false }
      }
      if isSettled { break }
      guard let updates = updateConstants(of: volatile), solution.setConstants(updates), place(solution) else {
        return nil
      }
    }
    // The safe areas and margins of views that no constraint ties to their superview follow its frame, too.
    for view in views.lazy.flatMap(\.subviews) where parts.part(ofItem: view.engineIndex) != number {
      if settleInsets(view) { return nil }
    }
    return solution
  }

  /// Reads the current constants of constraints and content sizes.
  ///
  /// - Returns: those that changed; `nil` if a constraint would no longer be in the problem.
  private func updateConstants(of sources: [Int]) -> [(source: Int, constant: Double)]? {
    var changes: [(Int, Double)] = []
    var current = CurrentConstants()
    for source in sources {
      switch problem.sources[source] {
      case .constraint, .hugging, .resistance: break
      default: continue
      }
      guard let constant = current.constant(of: problem.sources[source]) else { return nil }
      guard constant != problem.constraints[source].constant else { continue }
      problem.constraints[source].constant = constant
      changes.append((source, constant))
    }
    return changes
  }

  /// Gives the items of a part their values and frames.
  ///
  /// - Returns: `false` if one of them is beyond all limits.
  private func place(_ part: PartSolution) -> Bool {
    solution.take(part)
    let scale = root.traitCollection.displayScale
    return part.items.dropFirst().allSatisfy { frames.replace(exactFrame(at: $0), at: $0, scale: scale) }
  }

  /// Marks the superviews of a part's views that will move, and of views in these, which lay out again.
  private func markMovedViews(in part: Int, _ parts: ProblemParts) {
    func mark(_ view: UIView) {
      if localFrame(view) != view.geometry.frame { view.superview?.markNeedsLayout() }
    }
    for item in parts[part].items.dropFirst() {
      guard let view = problem.items[item].view else { continue }
      mark(view)
      for subview in view.subviews where parts.part(ofItem: subview.engineIndex) != part { mark(subview) }
    }
  }
}
