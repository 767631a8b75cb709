package import LPCassowary

/// The solution of a linear problem: a solver with all constraints that hold together, and the variables' values.
package struct LayoutSolution {
  package private(set) var solver = Solver()
  /// The solver's constraints by index in the problem; `nil` for constraints that were set aside.
  package private(set) var ids: [ConstraintID?] = []
  package private(set) var conflicts: [ConstraintConflict] = []
  /// The values of the solver's variables by index, read once for each solution.
  private(set) var values: [Double] = []
  /// Whether parts were solved since, so that only the values are up to date and not the solver.
  private(set) var isStale = false
  /// The views that no constraint places.
  private var unplaced: [UnplacedView] = []

  init() {}

  /// Solves from scratch. Of required constraints that contradict each other, `ConflictRule` sets one aside until the
  /// others hold together.
  @MainActor
  init(of problem: LinearProblem) {
    ids = Array(repeating: nil, count: problem.constraints.count)
    var setAside: Set<Int> = []
    while let conflict = add(problem, except: setAside) {
      let broken = ConflictRule(sources: problem.sources, linear: problem.constraints).choose(conflict.members)
      setAside.insert(broken)
      conflicts.append(ConstraintConflict(members: conflict.members, broken: broken, amount: conflict.amount))
    }
    unplaced = problem.unplaced
    readValues()
  }

  /// Reads the values of the solver's variables, and of views that keep their frames; the solver leaves these open.
  private mutating func readValues(except pulled: Set<Int> = []) {
    values = solver.values()
    guard !unplaced.isEmpty else { return }
    var kept = solver
    for view in unplaced {
      let places = view.places(values)
      guard places.allSatisfy({ !pulled.contains($0.variable) }) else { continue }
      for (variable, value) in places { Self.pull(variable, to: value, in: &kept) }
      values = kept.values()
    }
  }

  private static func pull(_ variable: Int, to value: Double, in solver: inout Solver) {
    _ = try? solver.add(
      LinearConstraint(
        terms: [LinearTerm(Variable(index: variable), 1)], relation: .equal, constant: value,
        priority: .leastNormalMagnitude))
  }

  /// Adds the constraints to a new solver.
  ///
  /// - Returns: the constraints that contradict each other, and by how many points; `nil` if all hold together.
  private mutating func add(
    _ problem: LinearProblem, except setAside: Set<Int>
  ) -> (members: [Int], amount: Double)? {
    solver = Solver()
    _ = solver.addVariables(problem.items.count * Int(ItemVariable.count))
    var kept: [Int] = []
    kept.reserveCapacity(problem.constraints.count)
    var batch = ConstraintBatch()
    batch.reserve(
      constraints: problem.constraints.count, terms: problem.constraints.reduce(0) { $0 + $1.terms.count })
    for index in problem.constraints.indices where !setAside.contains(index) {
      kept.append(index)
      batch.append(problem.constraints[index])
    }
    do {
      let first = try solver.add(batch).index
      for (offset, index) in kept.enumerated() { ids[index] = ConstraintID(index: first + offset) }
      return nil
    } catch {
      guard case .conflict(let conflict) = error else {
        preconditionFailure("the constraints were checked before they were built: \(error)")
      }
      let members = conflict.members.compactMap { member -> Int? in
        if case .added(let index) = member { return kept[index] }
        return nil
      }
      return (members.sorted(), conflict.amount)
    }
  }

  /// Solves again with other constants, starting from the current solution.
  ///
  /// - Throws: `SolverError.conflict` if required constraints no longer hold together; the solution stays.
  mutating func setConstants(_ changes: [(ConstraintID, Double)]) throws(SolverError) {
    try solver.setConstants(changes)
    readValues()
  }

  /// Takes the values of a part, which was solved by itself.
  mutating func take(_ part: PartSolution) {
    isStale = true
    let count = Int(ItemVariable.count)
    for (place, item) in part.items.enumerated() {
      for offset in 0..<count { values[item * count + offset] = part.values[place * count + offset] }
    }
  }

  /// Adds the variables of an item that is behind all others.
  mutating func addItem() { values += Array(repeating: 0, count: Int(ItemVariable.count)) }

  /// Pulls ambiguous variables to values, below every priority that an author can use, so that no other constraint gets
  /// worse.
  mutating func pull(_ places: [(variable: Int, value: Double)]) {
    for (variable, value) in places { Self.pull(variable, to: value, in: &solver) }
    readValues(except: Set(places.map(\.variable)))
  }
}
