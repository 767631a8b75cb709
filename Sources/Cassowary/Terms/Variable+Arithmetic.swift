extension Variable {
  package static func + (lhs: Variable, rhs: Variable) -> LinearExpression { LinearExpression(lhs) + rhs }
  package static func - (lhs: Variable, rhs: Variable) -> LinearExpression { LinearExpression(lhs) - rhs }
  package static func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression { LinearExpression(lhs) + rhs }
  package static func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression { LinearExpression(lhs) - rhs }
  package static func + (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression(lhs) + rhs }
  package static func - (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression(lhs) - rhs }
  package static func * (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression([LinearTerm(lhs, rhs)]) }
  package static func * (lhs: Double, rhs: Variable) -> LinearExpression { rhs * lhs }
  package static prefix func - (value: Variable) -> LinearExpression { value * -1 }
}
