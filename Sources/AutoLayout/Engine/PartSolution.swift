import LPCassowary

/// The solution of one part of a problem, by a solver of its own.
@MainActor
struct PartSolution {
  /// The numbers of the part's items in the problem: the solver's variables are theirs, in this order.
  let items: [Int]
  /// The numbers of the solver's constraints in the problem.
  let sources: [Int]
  private(set) var solver = Solver()
  private(set) var values: [Double] = []

  /// Solves a part from scratch.
  ///
  /// - Returns: `nil` if required constraints contradict each other.
  init?(_ part: ProblemParts.Part, of problem: LinearProblem) {
    (items, sources) = (part.items, part.sources)
    let count = Int(ItemVariable.count)
    _ = solver.addVariables(items.count * count)
    var places: [Int: Int] = [:]
    for (place, item) in items.enumerated() { places[item] = place }
    var batch = ConstraintBatch()
    for source in sources {
      let constraint = problem.constraints[source]
      let terms = constraint.terms.map { term in
        let index = term.variable.index
        return LinearTerm(Variable(index: places[index / count]! * count + index % count), term.coefficient)
      }
      batch.append(
        terms, constraint.relation, constraint.constant, priority: constraint.priority,
        yieldOrder: constraint.yieldOrder)
    }
    guard (try? solver.add(batch)) != nil else { return nil }
    values = solver.values()
  }

  /// Solves again with other constants, by numbers in the problem, starting from the current solution.
  ///
  /// - Returns: whether required constraints still hold together.
  mutating func setConstants(_ changes: [(source: Int, constant: Double)]) -> Bool {
    let known = changes.map { change in
      (ConstraintID(index: sources.firstIndex(of: change.source)!), change.constant)
    }
    guard (try? solver.setConstants(known)) != nil else { return false }
    values = solver.values()
    return true
  }
}
