/// A sum `Σ terms + constant`. Several terms may have the same variable; the solver adds them up.
package struct LinearExpression: Hashable, Sendable {
  package var terms: [LinearTerm]
  package var constant: Double

  package init(_ terms: [LinearTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) { self.init([LinearTerm(variable)]) }
  package init(_ constant: Double) { self.init([], constant: constant) }
}

extension LinearExpression {
  package static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }
  package static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression { lhs + rhs * -1 }
  package static func * (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms.map { LinearTerm($0.variable, $0.coefficient * rhs) }, constant: lhs.constant * rhs)
  }
  package static func + (lhs: LinearExpression, rhs: Variable) -> LinearExpression { lhs + LinearExpression(rhs) }
}
