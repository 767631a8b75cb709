package import LPCassowary
extension LayoutEngine {
  package func relation(of source: Int) -> Relation { linearConstraints[source].relation }
  package func constant(of source: Int) -> Double { linearConstraints[source].constant }
  package func isSizeRule(_ source: Int) -> Bool {
    ItemVariable.isSize(linearConstraints[source].terms.first?.variable.index ?? 0)
  }

  /// Returns the signed excess of the left side; 0 if the constraint holds.
  package func violation(of source: Int) -> Double { relation(of: source).violation(difference(of: source)) }

  /// Returns the left side minus the constant, for constraints that were set aside too.
  package func difference(of source: Int) -> Double {
    let (constraint, values) = (linearConstraints[source], values)
    var difference = -constraint.constant
    for term in constraint.terms { difference += term.coefficient * values[term.variable.index] }
    return difference
  }
}
