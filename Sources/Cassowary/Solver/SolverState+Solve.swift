/// Solving the program, and evaluating what follows from it.
extension SolverState {
  /// Solves everything again. Returns `false` if required constraints contradict each other.
  func rebuild() -> Bool {
    let holds = solveAfresh()
    if !simplex.hasStalled || simplex.rowsForLongSteps == .max { return holds }
    // If steps cycled, another start may avoid it.
    let rows = simplex.rowsForLongSteps
    simplex.rowsForLongSteps = .max
    defer { simplex.rowsForLongSteps = rows }
    return solveAfresh()
  }

  private func solveAfresh() -> Bool {
    simplex.hasStalled = false
    isStale = true
    contradicted =
      substitution.substituteAll(&constraints) ?? simplex.program.build(&constraints, &substitution, &presolve)
    if contradicted != nil { return false }
    simplex.reset()
    simplex.program.groupDefinitions(&presolve.definitions, &substitution)
    isStale = false
    simplex.start(constraints)
    return finish()
  }

  /// Optimises, breaks ties if there are any, and returns whether all required constraints hold.
  func finish() -> Bool {
    simplex.optimise()
    while simplex.flat.count > 0, simplex.breakTies(&constraints, &substitution) { simplex.optimise() }
    if simplex.lacksBoundLevel {
      simplex.lacksBoundLevel = false
      simplex.program.hasBoundLevel = true
      return solveAfresh()
    }
    evaluateDefinitions()
    return requiredHold()
  }

  /// Computes the values of the definitions that depend on columns that moved.
  func evaluateDefinitions() {
    for index in 0..<simplex.program.changedGroups.count {
      presolve.definitions.evaluate(simplex.program.changedGroups[index], substitution) {
        simplex.program.columns[$0].value
      }
    }
    simplex.program.clearChangedGroups()
  }

  private func requiredHold() -> Bool {
    if simplex.violatedCount == 0 { return true }
    for column in 0..<Int32(simplex.program.columns.count) where simplex.program.columns[column].isViolated {
      if !violatedKinks(column).isEmpty { return false }
    }
    return true
  }

  /// Returns the required kinks that the column's value violates.
  func violatedKinks(_ column: Int32) -> [Kink] {
    let value = simplex.program.columns[column].value
    return simplex.program.kinkRange(of: column).map { simplex.program.kinks[$0] }.filter { kink in
      if kink.level != 0 { return false }
      let error = kink.side == .lower ? kink.position - value : value - kink.position
      if error <= Tolerance.feasibility * max(1, abs(value)) { return false }
      let magnitude = substitution.magnitude(of: constraints.records[kink.constraint], constraints.terms)
      return error * kink.weight > Tolerance.feasibility * magnitude
    }
  }

  /// Whether there is more than one best answer in any component.
  var hasTies: Bool {
    for column in 0..<simplex.program.columns.count where simplex.program.columns[column].breaksTies { return true }
    return false
  }
}
