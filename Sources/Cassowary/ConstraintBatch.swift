/// Many constraints in flat storage: the cheapest way to hand a screen to the solver.
public struct ConstraintBatch: Sendable {
  struct Header: BitwiseCopyable, Sendable {
    var constant: Double
    var priority: Float
    var yieldOrder: Int32
    var firstTerm: Int32
    var termCount: Int32
    var relation: Relation
  }

  struct Term: BitwiseCopyable, Sendable {
    var coefficient: Double
    var variable: Int32
  }

  private(set) var headers: [Header] = []
  private(set) var terms: [Term] = []

  public init() {}

  public init(_ constraints: [LinearConstraint]) {
    headers.reserveCapacity(constraints.count)
    for constraint in constraints { append(constraint) }
  }

  public var count: Int { headers.count }

  public mutating func append(_ constraint: LinearConstraint) {
    append(
      constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority,
      yieldOrder: constraint.yieldOrder)
  }

  public mutating func append(
    _ newTerms: some Sequence<LinearTerm>, _ relation: Relation, _ constant: Double, priority: Float = 1000,
    yieldOrder: Int32 = 0
  ) {
    let first = terms.count
    for term in newTerms {
      terms.append(Term(coefficient: term.coefficient, variable: term.variable.rawIndex))
    }
    headers.append(
      Header(
        constant: constant, priority: priority, yieldOrder: yieldOrder, firstTerm: Int32(first),
        termCount: Int32(terms.count - first), relation: relation))
  }

  public mutating func removeAll(keepingCapacity: Bool = false) {
    headers.removeAll(keepingCapacity: keepingCapacity)
    terms.removeAll(keepingCapacity: keepingCapacity)
  }
}
