/// Linear constraints over variables, required or with a priority, and the values that satisfy them best.
///
/// Required constraints hold. Below them, each distinct priority is a level: the sum of absolute errors at a level is
/// as small as the levels above permit. A copy is independent, which makes a "what if" cheap.
package struct Solver: Sendable, CustomStringConvertible {
  @usableFromInline private(set) var state = SolverState()

  package init() {}

  /// - Parameter rows: the number of connected rows from which the solver uses the start for large systems.
  package init(longStepsFrom rows: Int32) { state.simplex.rowsForLongSteps = rows }
}

extension Solver {
  package mutating func addVariable() -> Variable { addVariables(1)[0] }

  package mutating func addVariables(_ count: Int) -> VariableRange {
    makeUnique()
    let first = Int32(state.variableCount)
    state.substitution.addVariables(count)
    return VariableRange(lower: first, upper: first + Int32(count))
  }

  package mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try add(contentsOf: [constraint])[0]
  }

  /// Adds all constraints or, if it throws, none.
  @discardableResult
  package mutating func add(contentsOf constraints: [LinearConstraint]) throws(SolverError) -> [ConstraintID] {
    let first = try add(ConstraintBatch(constraints))
    return (0..<Int32(constraints.count)).map { ConstraintID(rawIndex: first.rawIndex + $0) }
  }

  /// Adds all constraints or, if it throws, none. Returns the first one's identity; those of the others follow it.
  @discardableResult
  package mutating func add(_ batch: ConstraintBatch) throws(SolverError) -> ConstraintID {
    try batch.check(variableCount: state.variableCount)
    makeUnique()
    let first = state.constraints.records.count
    if !state.append(batch) {
      let conflict = state.conflict(from: first)
      state.constraints.truncate(to: first)
      _ = state.rebuild()
      throw .conflict(conflict)
    }
    return ConstraintID(rawIndex: Int32(first))
  }

  package mutating func remove(_ id: ConstraintID) throws(SolverError) { try remove(contentsOf: [id]) }

  /// Removes all constraints or, if it throws, none.
  package mutating func remove(contentsOf ids: [ConstraintID]) throws(SolverError) {
    for id in ids { _ = try state.constraints.record(id) }
    makeUnique()
    state.remove(ids)
  }

  package mutating func setConstant(_ id: ConstraintID, _ constant: Double) throws(SolverError) {
    try setConstants([(id, constant)])
  }

  /// Changes all constants with one solve or, if it throws, none.
  package mutating func setConstants(_ changes: [(ConstraintID, Double)]) throws(SolverError) {
    for (position, change) in changes.enumerated() {
      _ = try state.constraints.record(change.0)
      if !change.1.isFinite { throw .notFinite(position: position) }
    }
    makeUnique()
    if let conflict = state.setConstants(changes) { throw .conflict(conflict) }
  }

  package mutating func setPriority(_ id: ConstraintID, _ priority: Float) throws(SolverError) {
    _ = try state.constraints.record(id)
    if !(priority > 0 && priority <= 1000) { throw .invalidPriority(priority, position: 0) }
    makeUnique()
    if let conflict = state.setPriority(id, priority) { throw .conflict(conflict) }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&state) { state = state.copy() }
  }
}

extension Solver {
  @inlinable package func value(of variable: Variable) -> Double { state.value(of: variable.rawIndex) }

  /// The values of all variables, by index.
  package func values() -> [Double] { state.values() }

  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Returns the left side minus the constant. For a satisfied inequality, this is its slack, with the sign of its
  /// direction.
  package func error(of id: ConstraintID) throws(SolverError) -> Double {
    state.error(of: try state.constraints.record(id))
  }

  package func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint {
    state.constraints.constraint(try state.constraints.record(id))
  }

  package var variableCount: Int { state.variableCount }

  /// The whole state: constraints, substitution, definitions, the program, its basis, costs and values.
  package var description: String { state.description }
}
