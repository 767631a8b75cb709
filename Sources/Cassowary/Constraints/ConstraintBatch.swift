/// Many constraints in flat storage. Adding a batch is the fastest way to give a screen to the solver.
package struct ConstraintBatch: Sendable {
  struct Term: BitwiseCopyable, Sendable {
    var coefficient: Double
    var variable: Int32
  }

  private(set) var records: [StoredConstraint] = []
  private(set) var terms: [Term] = []

  package init() {}

  package init(_ constraints: [LinearConstraint]) {
    reserve(constraints: constraints.count, terms: constraints.reduce(0) { $0 + $1.terms.count })
    for constraint in constraints { append(constraint) }
  }

  package var count: Int { records.count }

  /// Makes room for constraints and their terms.
  package mutating func reserve(constraints: Int, terms termCount: Int) {
    records.reserveCapacity(constraints)
    terms.reserveCapacity(termCount)
  }

  package mutating func append(_ constraint: LinearConstraint) {
    append(
      constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority,
      yieldOrder: constraint.yieldOrder)
  }

  package mutating func append(
    _ newTerms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: Float = 1000,
    yieldOrder: Int32 = 0
  ) {
    let first = terms.count
    for term in newTerms { terms.append(Term(coefficient: term.coefficient, variable: term.variable.rawIndex)) }
    records.append(
      StoredConstraint(
        constant: constant, priority: priority, yieldOrder: yieldOrder, firstTerm: Int32(first),
        termCount: Int32(terms.count - first), relation: relation))
  }

  /// Throws `SolverError` if a number is not finite, a priority is out of range, or a variable is not one of the first
  /// `variableCount`.
  func check(variableCount: Int) throws(SolverError) {
    for (position, record) in records.enumerated() {
      if !record.constant.isFinite { throw .notFinite(position: position) }
      if !(record.priority > 0 && record.priority <= 1000) {
        throw .invalidPriority(record.priority, position: position)
      }
      for term in terms[Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)] {
        if !term.coefficient.isFinite { throw .notFinite(position: position) }
        if term.variable < 0 || Int(term.variable) >= variableCount {
          throw .unknownVariable(Variable(rawIndex: term.variable))
        }
      }
    }
  }
}
