package import LPCassowary
/// Solves one view tree and gives its views their frames; every root has its own.
/// What it reads for every constraint is not checked for overlapping access, which took a quarter of the time.
@MainActor
package final class LayoutEngine {
  package unowned let root: UIView
  @exclusivity(unchecked) package var pending = PendingWork()
  /// Whether frames are being applied; changes meanwhile request no layout.
  @exclusivity(unchecked) var isApplying = false
  @exclusivity(unchecked) var problem = LinearProblem()
  @exclusivity(unchecked) var solution = LayoutSolution()
  /// The parts of the problem that can be solved by themselves; they are made when a constant first changes.
  @exclusivity(unchecked) var parts: ProblemParts?
  /// The changes since the last record, if the tree has a record that is kept.
  @exclusivity(unchecked) var changes: LayoutChanges?
  @exclusivity(unchecked) var frames = SolvedFrames()
  /// Whether the frames are those of an alternative layout that is equally valid.
  @exclusivity(unchecked) var isAlternative = false
  /// The ambiguous variables of views that have alternative frames, in the order in which they were exercised.
  @exclusivity(unchecked) var exercised: [(view: ObjectIdentifier, places: [(variable: Int, value: Double)])] = []
  @exclusivity(unchecked) var record = CycleRecord()
  /// The target for the root's size; `nil` in a layout, where its frame is given.
  @exclusivity(unchecked) var fitting: ProblemBuilder.Fitting?

  init(root: UIView) { self.root = root }

  /// Views and custom guides in preorder.
  package var items: [ItemReference] { whole.problem.items }
  package var sources: [ConstraintSource] { whole.problem.sources }
  package var linearConstraints: [LinearConstraint] { whole.problem.constraints }
  var unusable: [UnusableNumbers] { whole.problem.unusable }
  /// The solver of the whole problem, which is solved again if only parts of it were.
  package var solver: Solver {
    if whole.solution.isStale { solution = LayoutSolution(of: problem) }
    return solution.solver
  }
  package var ids: [ConstraintID?] { whole.solution.ids }
  package var conflicts: [ConstraintConflict] { whole.solution.conflicts }
  package var values: [Double] { whole.solution.values }
  package var statistics: EngineStatistics { record.statistics }

  // MARK: Solving

  /// Solves from scratch, then again with what follows from the solution: the widths at which text wraps, and the safe
  /// areas and margins of views inside.
  func solve() {
    pending.solve = false
    pending.dropChanges()
    changes?.isEverything = true
    for view in allViews() { view.wrappingContent?.wrapWidth = nil }
    solveFromScratch()
    computeFrames()
    for _ in 0..<LayoutTolerance.settlingPasses {
      guard settle() else { break }
      updateConstants()
      computeFrames()
    }
    isAlternative = false
    exercised = []
    markMovedViews()
    for conflict in conflicts {
      UIViewAlertForUnsatisfiableConstraints(UnsatisfiableConstraints(engine: self, conflict: conflict))
    }
  }

  /// The engine with its problem in one piece: who looks at it from outside finds the views in preorder and nothing
  /// that no longer counts.
  private var whole: LayoutEngine {
    guard problem.isPatched else { return self }
    if pending.isUnsolved { pending.solveEverything() }
    solveFromScratch()
    computeFrames()
    return self
  }

  package func allViews() -> [UIView] {
    var views: [UIView] = []
    root.forEachDescendant { views.append($0) }
    return views
  }

  func solveFromScratch() {
    var builder = ProblemBuilder(root: root, fitting: fitting)
    builder.build()
    problem = builder.problem
    parts = nil
    record.statistics.builds += 1
    // The memory of the old solver is freed before the new one allocates.
    solution = LayoutSolution()
    solution = LayoutSolution(of: problem)
  }

  /// Returns the constraints with the current sizes of wrapped text, margins and baselines, which the solution may not
  /// reflect.
  package func constraintsWithCurrentContent() -> [LinearConstraint] {
    var constraints = linearConstraints
    var current = CurrentConstants()
    for index in problem.volatile {
      if let constant = current.constant(of: problem.sources[index]) { constraints[index].constant = constant }
    }
    return constraints
  }

  /// Solves the same constraints with other constants, or from scratch if these contradict each other.
  func updateConstants() {
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
