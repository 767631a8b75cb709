/// Other answers that are as good at every real level.
extension SolverState {
  /// A copy without the two levels that break ties, ready to be probed.
  func copyForProbing() -> SolverState {
    let other = copy()
    other.simplex.dropTies()
    other.simplex.optimise()
    other.simplex.isProbing = true
    return other
  }

  /// Moves a class's value as far as optimal answers go. Returns false where it goes on for ever.
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

  /// A root in terms of columns, and whether a class that nothing constrains moves it too.
  private func expand(_ root: Int32) -> (columns: [Entry], isUnconstrained: Bool) {
    let column = substitution.classes[root].column
    if column >= 0 { return ([Entry(value: 1, index: column)], false) }
    if column == -1 { return ([], true) }
    var isUnconstrained = false
    var coefficients: [Int32: Double] = [root: 1]
    var result: [Int32: Double] = [:]
    // Definitions refer to later ones only.
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

  /// Whether the class could be part of a tie: only then were the tie levels added to what it depends on.
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
  /// Takes away the two levels that break ties and what they added to costs and duals.
  fileprivate mutating func dropTies() {
    for column in 0..<Int32(program.columns.count) where program.columns[column].breaksTies {
      program.dropTies(column)
      refreshCost(column)
    }
    for component in 0..<Int32(program.components.count) { sumDuals(component) }
    for column in 0..<Int32(program.columns.count) { markCandidate(column) }
  }

  /// Gives a column a slope of its own at the tie level.
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
    removeKinks(of: -1, from: column)
    for place in kinkRange(of: column) { kinks[place].tie = 0 }
    columns[column].breaksTies = false
    findSegment(of: column)
  }
}
