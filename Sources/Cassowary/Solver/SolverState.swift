/// The solver's state, from the constraints to the iteration. Each part uses only those before it.
///
/// 1. `ConstraintTable`: the constraints as the caller gave them;
/// 2. `Substitution`: each variable is `scale × root + offset`;
/// 3. `Presolve`: roots that equalities define in terms of others;
/// 4. `Simplex`: the `Program` that is left, a `Basis` of it, and the steps from basis to basis.
@usableFromInline final class SolverState: @unchecked Sendable {
  @exclusivity(unchecked) var constraints = ConstraintTable()
  @exclusivity(unchecked) var substitution = Substitution()
  @exclusivity(unchecked) var presolve = Presolve()
  @exclusivity(unchecked) var simplex = Simplex()
  /// The required constraint that no values satisfy, if that stopped the last solve.
  @exclusivity(unchecked) var contradicted: Int32?
  /// Whether the program does not match the constraints, because a complete solve stopped early.
  @exclusivity(unchecked) var isStale = false

  init() {}

  /// Makes a state with a number of variables and the constraints of a batch.
  init(variableCount: Int, _ batch: ConstraintBatch) {
    substitution.addVariables(variableCount)
    constraints.append(batch)
  }

  func copy() -> SolverState {
    let other = SolverState()
    other.constraints = constraints.copy()
    other.substitution = substitution.copy()
    other.presolve = presolve.copy()
    other.simplex = simplex.copy()
    return other
  }

  var variableCount: Int { substitution.variableCount }

  // MARK: Values

  @inline(__always)
  func value(ofRoot root: Int32) -> Double {
    presolve.definitions.value(of: root, substitution) { simplex.program.columns[$0].value }
  }

  @usableFromInline func value(of variable: Int32) -> Double {
    let member = substitution.affine[variable]
    if member.root < 0 { return member.offset + 0 }
    // Adding 0 turns −0 into 0.
    return member.scale * value(ofRoot: member.root) + member.offset + 0
  }

  func values() -> [Double] { (0..<Int32(variableCount)).map { value(of: $0) } }

  /// Returns a constraint's left side minus its constant.
  func error(of record: StoredConstraint) -> Double {
    leftSide(record) - record.constant
  }

  func leftSide(_ record: StoredConstraint) -> Double {
    var sum = 0.0
    for index in record.terms {
      sum += constraints.terms[index].coefficient * value(of: constraints.terms[index].variable)
    }
    return sum
  }

  /// Returns by how much a constraint is violated; `nil` if it holds.
  func violation(of record: StoredConstraint) -> Double? {
    let amount = record.violation(error(of: record))
    return amount > Tolerance.feasibility * substitution.magnitude(of: record, constraints.terms) ? amount : nil
  }

  /// A description of all parts in order, and of the values.
  var description: String {
    let parts = [
      ("constraints", constraints.description), ("substitution", substitution.description),
      ("presolve", presolve.description), ("program", simplex.program.description),
      ("basis", simplex.basis.description(simplex.program)), ("simplex", simplex.description),
      ("values", values().enumerated().map { "x\($0) = \(shortest: $1)\n" }.joined()),
    ]
    return parts.map { "\($0):\n\($1)" }.joined()
  }
}
