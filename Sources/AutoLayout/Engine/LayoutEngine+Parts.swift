import LPCassowary
import Foundation

/// Solving only the parts of the problem in which constants or priorities changed.
///
/// Frames are those of a solution from scratch. The basis may be another one: the last bits of how far a constraint is
/// off may differ, and in a tie the constraints that hold a view. What could move a view, such as a contradiction, or
/// margins that follow, is left to a solution from scratch.
extension LayoutEngine {
  /// Solves what changed since the last solution.
  func solvePending() {
    if pending.solve || !solveParts(of: pending.numbers, pending.contents) { solve() }
  }

  /// Lays out, and solves everything again if only parts were solved since it was, so that the solver has it all.
  func layOutForRecord() {
    layOutAppearing()
    guard solution.isStale else { return }
    pending.solve = true
    layoutIfNeeded()
  }

  /// - Returns: whether the parts with these constraints were solved; if not, everything has to be.
  private func solveParts(of changed: [NSLayoutConstraint], _ contents: [ItemReference]) -> Bool {
    (pending.numbers, pending.contents) = ([], [])
    guard !isAlternative, frames.boundless.isEmpty, !items.isEmpty, problem.unplaced.isEmpty,
      root.hostSizes.contains(where: { $0.priority == .required })
    else { return false }
    let parts = parts ?? ProblemParts(problem)
    self.parts = parts
    guard let sized = partsToMeasure(parts, contents), let dirty = partsToSolve(parts, changed, sized) else {
      return false
    }
    // The content of a view may have changed with its size.
    if !contents.isEmpty { changes?.isEverything = true }
    for part in dirty {
      guard let solution = solve(part, parts) else { return false }
      record.statistics.updates += 1
      changes?.parts[part] = solution
      markMovedViews(in: part, parts)
    }
    pending.layout = true
    return true
  }

  /// Returns the parts of constraints, ascending, and gives these their new numbers; `nil` if there is more to solve
  /// than these parts, or nearly everything.
  private func partsToSolve(_ parts: ProblemParts, _ changed: [NSLayoutConstraint], _ sized: Set<Int>) -> [Int]? {
    var dirty = sized
    for constraint in changed {
      guard let source = parts.source(of: constraint), let part = parts.part(of: problem.constraints[source]) else {
        return nil
      }
      let priority = constraint.priority.rawValue
      guard (priority == 1000) == (problem.constraints[source].priority == 1000) else { return nil }
      problem.constraints[source].priority = priority
      dirty.insert(part)
    }
    for conflict in conflicts {
      for member in conflict.members {
        if let part = parts.part(of: problem.constraints[member]), dirty.contains(part) { return nil }
      }
    }
    return dirty.reduce(0) { $0 + parts.size(of: $1) } * 2 > items.count ? nil : dirty.sorted()
  }

  /// Returns the parts of views with other content sizes; `nil` if a view has a size on other axes than in the problem,
  /// or wraps otherwise.
  private func partsToMeasure(_ parts: ProblemParts, _ contents: [ItemReference]) -> Set<Int>? {
    var dirty: Set<Int> = []
    for reference in contents {
      guard let view = reference.view, view.engineIndex > 0, items.indices.contains(Int(view.engineIndex)),
        items[Int(view.engineIndex)] === reference
      else { return nil }
      let part = parts.part(ofItem: view.engineIndex)
      guard hasSameContent(view, parts.contentSources(of: Int(view.engineIndex), in: part, problem), parts) else {
        return nil
      }
      dirty.insert(part)
    }
    return dirty
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
    let views = part.items.dropFirst().compactMap { items[$0].view }
    for view in views { view.wrappingContent?.wrapWidth = nil }
    guard updateConstants(of: part.sources) != nil, var solution = PartSolution(part, of: problem), place(solution)
    else { return nil }
    let volatile = part.sources.filter { parts.isVolatile($0) }
    for _ in 0..<LayoutTolerance.settlingPasses {
      var isSettled = true
      for view in views {
        if settleInsets(view) { return nil }
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
      guard let view = items[item].view else { continue }
      mark(view)
      for subview in view.subviews where parts.part(ofItem: subview.engineIndex) != part { mark(subview) }
    }
  }
}
