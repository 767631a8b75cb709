package import Cassowary
/// Solves one view tree and gives its views their frames; every root has its own.
@MainActor
package final class LayoutEngine {
  unowned let root: UIView
  var pending = PendingWork()
  /// Whether frames are being handed out: what they change asks for nothing.
  var isApplying = false
  private(set) var problem = LinearProblem()
  package internal(set) var solution = LayoutSolution()
  var frames = SolvedFrames()
  /// Whether the frames are those of another layout that fits as well.
  var isAlternative = false
  var record = CycleRecord()

  init(root: UIView) { self.root = root }

  /// Views and custom guides in preorder.
  package var items: [AnyObject] { problem.items }
  package var sources: [ConstraintSource] { problem.sources }
  package var linearConstraints: [LinearConstraint] { problem.constraints }
  var unusable: [UnusableNumbers] { problem.unusable }
  package var solver: Solver { solution.solver }
  package var ids: [ConstraintID?] { solution.ids }
  package var conflicts: [ConstraintConflict] { solution.conflicts }
  var values: [Double] { solution.values }
  package var statistics: EngineStatistics { record.statistics }

  // MARK: Solving

  /// Solves from scratch, then again with what follows from the solution: widths that text wraps at, safe areas and
  /// margins of views inside.
  func solve() {
    pending.solve = false
    for view in allViews() { view.wrappingContent?.wrapWidth = nil }
    solveFromScratch()
    computeFrames()
    for _ in 0..<LayoutTolerance.settlingPasses {
      guard settle() else { break }
      updateConstants()
      computeFrames()
    }
    isAlternative = false
    markMovedViews()
  }

  func allViews() -> [UIView] {
    var views: [UIView] = []
    root.forEachDescendant { views.append($0) }
    return views
  }

  func solveFromScratch(fitting: ProblemBuilder.Fitting? = nil) {
    var builder = ProblemBuilder(root: root, fitting: fitting)
    builder.build()
    problem = builder.problem
    record.statistics.builds += 1
    // The old solver's memory is free before the new one asks for its own.
    solution = LayoutSolution()
    solution = LayoutSolution(of: problem)
  }

  /// The constraints with what wrapped text, margins and baselines ask for now, which the solution may not know.
  func constraintsWithCurrentContent() -> [LinearConstraint] {
    var constraints = problem.constraints
    var current = CurrentConstants()
    for index in problem.volatile {
      if let constant = current.constant(of: problem.sources[index]) { constraints[index].constant = constant }
    }
    return constraints
  }

  /// Solves the same constraints with other constants; from scratch where these no longer go together.
  private func updateConstants() {
    var changes: [(ConstraintID, Double)] = []
    var current = CurrentConstants()
    for index in problem.volatile {
      guard let constant = current.constant(of: problem.sources[index]) else { return solveFromScratch() }
      guard constant != problem.constraints[index].constant else { continue }
      guard let id = solution.ids[index] else { return solveFromScratch() }
      problem.constraints[index].constant = constant
      changes.append((id, constant))
    }
    record.statistics.updates += 1
    do { try solution.setConstants(changes) } catch { solveFromScratch() }
  }
}
