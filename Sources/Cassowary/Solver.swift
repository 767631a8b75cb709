/// Linear constraints over variables, required or at a priority, and the values that satisfy them best.
///
/// Required constraints hold. Below them each distinct priority is a level of its own: the sum of absolute errors at a
/// level is as small as the levels above permit. A copy is independent: a cheap "what if".
public struct Solver: Sendable {
  var engine = Engine()

  public init() {}

  /// - Parameter rows: from how many connected rows on the start is one for large systems.
  package init(longStepsFrom rows: Int32) { engine.rowsForLongSteps = rows }
}

extension Solver {
  public mutating func addVariable() -> Variable { addVariables(1)[0] }

  public mutating func addVariables(_ count: Int) -> VariableRange {
    own()
    let first = Int32(engine.variableCount)
    engine.addVariables(count)
    return VariableRange(lower: first, upper: first + Int32(count))
  }

  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try add(contentsOf: [constraint])[0]
  }

  /// Adds all of them or, where it throws, none.
  @discardableResult
  public mutating func add(contentsOf constraints: [LinearConstraint]) throws(SolverError) -> [ConstraintID] {
    let first = try add(ConstraintBatch(constraints))
    return (0..<Int32(constraints.count)).map { ConstraintID(rawIndex: first.rawIndex + $0) }
  }

  /// Adds all of them or, where it throws, none; returns the first one's identity, the others count up from it.
  @discardableResult
  public mutating func add(_ batch: ConstraintBatch) throws(SolverError) -> ConstraintID {
    try engine.check(batch)
    own()
    let first = engine.constraints.count
    if !engine.append(batch) {
      let conflict = engine.conflict(from: first)
      engine.dropConstraints(from: first)
      throw .conflict(conflict)
    }
    return ConstraintID(rawIndex: Int32(first))
  }

  public mutating func remove(_ id: ConstraintID) throws(SolverError) { try remove(contentsOf: [id]) }

  public mutating func remove(contentsOf ids: [ConstraintID]) throws(SolverError) {
    for id in ids { _ = try engine.record(id) }
    own()
    engine.remove(ids)
  }

  public mutating func setConstant(_ id: ConstraintID, _ constant: Double) throws(SolverError) {
    try setConstants([(id, constant)])
  }

  /// Changes all of them, with one solve, or, where it throws, none.
  public mutating func setConstants(_ changes: [(ConstraintID, Double)]) throws(SolverError) {
    for (position, change) in changes.enumerated() {
      _ = try engine.record(change.0)
      if !change.1.isFinite { throw .notFinite(position: position) }
    }
    own()
    if let conflict = engine.setConstants(changes) { throw .conflict(conflict) }
  }

  public mutating func setPriority(_ id: ConstraintID, _ priority: Float) throws(SolverError) {
    _ = try engine.record(id)
    if !(priority > 0 && priority <= 1000) { throw .invalidPriority(priority, position: 0) }
    own()
    if let conflict = engine.setPriority(id, priority) { throw .conflict(conflict) }
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&engine) { engine = engine.copy() }
  }
}

extension Solver {
  public func value(of variable: Variable) -> Double { engine.value(of: variable.rawIndex) }

  /// Of all variables, by index.
  public func values() -> [Double] { engine.values() }

  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Left side minus constant. For an inequality that holds this is its slack, with the sign of its direction.
  public func error(of id: ConstraintID) throws(SolverError) -> Double {
    engine.leftSide(try engine.record(id)) - engine.constraints[id.rawIndex].constant
  }

  public func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint {
    engine.constraint(try engine.record(id))
  }

  public var variableCount: Int { engine.variableCount }
}
