/// Finding other answers that are equally good at every level of constraints.
extension SolverState {
  /// Makes a copy without the levels that break ties, ready for probing.
  func copyForProbing() -> SolverState {
    let other = copy()
    other.simplex.dropTies()
    other.simplex.optimise()
    other.simplex.isProbing = true
    return other
  }

  /// Moves a class's value as far as optimal answers allow. Returns `false` if it is unbounded.
  func probe(_ root: Int32, _ direction: Double) -> Bool {
    simplex.isUnbounded = false
    let entries = expand(root).columns
    for entry in entries { simplex.setProbe(entry.index, -direction * entry.value) }
    simplex.optimise()
    let isBounded = !simplex.isUnbounded
    for entry in entries { simplex.setProbe(entry.index, 0) }
    evaluateDefinitions()
    return isBounded
  }

  /// Returns a root as a sum of columns, and whether it also depends on a class without constraints.
  private func expand(_ root: Int32) -> (columns: [Entry], isUnconstrained: Bool) {
    let column = substitution.classes[root].column
    if column >= 0 { return ([Entry(value: 1, index: column)], false) }
    if column == -1 { return ([], true) }
    var isUnconstrained = false
    var coefficients: [Int32: Double] = [root: 1]
    var result: [Int32: Double] = [:]
    // Definitions refer only to later ones.
    var index = -2 - column
    while !coefficients.isEmpty {
      let definition = presolve.definitions[index]
      index += 1
      guard let factor = coefficients.removeValue(forKey: definition.root) else { continue }
      for place in definition.entries {
        let entry = presolve.definitions.entries[place]
        let column = substitution.classes[entry.index].column
        if column >= 0 {
          result[column, default: 0] += factor * entry.value
        } else if column < -1 {
          coefficients[entry.index, default: 0] += factor * entry.value
        } else {
          isUnconstrained = true
        }
      }
    }
    let entries = result.keys.sorted().compactMap { column -> Entry? in
      let value = result[column].unsafelyUnwrapped
      return abs(value) > Tolerance.cancellation ? Entry(value: value, index: column) : nil
    }
    return (entries, isUnconstrained)
  }

  /// Whether the class may be part of a tie: only then were the tie levels added to the columns that it depends on.
  func mayBeFree(_ root: Int32) -> Bool {
    if root < 0 { return false }
    let (entries, isUnconstrained) = expand(root)
    return isUnconstrained || entries.contains { simplex.program.columns[$0.index].breaksTies }
  }

  func isMovedByUnconstrained(_ root: Int32) -> Bool { expand(root).isUnconstrained }

  var hasUnconstrainedClass: Bool {
    (0..<Int32(variableCount)).contains { substitution.isUnconstrainedRoot($0) }
  }
}

extension Simplex {
  /// Removes the levels that break ties, and their part of costs and duals.
  fileprivate mutating func dropTies() {
    for column in 0..<Int32(program.columns.count) where program.columns[column].breaksTies {
      program.dropTies(column)
      refreshCost(column)
    }
    for component in 0..<Int32(program.components.count) { sumDuals(component) }
    for column in 0..<Int32(program.columns.count) { markCandidate(column) }
  }

  /// Gives a column its own slope at the tie level.
  fileprivate mutating func setProbe(_ column: Int32, _ slope: Double) {
    let change = slope - program.columns[column].probe
    program.columns[column].probe = slope
    refreshCost(column)
    let row = program.columns[column].basicRow
    if row < 0 { return markCandidate(column) }
    basis.addSeed(row, 1)
    basis.solveBackward(&program)
    addToDuals(level: program.tieLevel, times: change)
    markReached()
    basis.clearWork()
  }
}

extension Program {
  fileprivate mutating func dropTies(_ column: Int32) {
    removeKinks(from: column) { $0.constraint < 0 }
    for place in kinkRange(of: column) { kinks[place].tie = 0 }
    columns[column].breaksTies = false
    findSegment(of: column)
  }
}
