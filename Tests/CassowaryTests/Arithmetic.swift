import LPCassowary

/// Equations as tests write them.
extension Variable {
  static func + (lhs: Variable, rhs: Variable) -> LinearExpression { LinearExpression(lhs) + rhs }
  static func - (lhs: Variable, rhs: Variable) -> LinearExpression { LinearExpression(lhs) - rhs }
  static func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression { LinearExpression(lhs) + rhs }
  static func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression { LinearExpression(lhs) - rhs }
  static func + (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression(lhs) + rhs }
  static func - (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression(lhs) - rhs }
  static func * (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression([LinearTerm(lhs, rhs)]) }
  static func * (lhs: Double, rhs: Variable) -> LinearExpression { rhs * lhs }
  static prefix func - (value: Variable) -> LinearExpression { value * -1 }
}

extension LinearExpression {
  static func * (lhs: Double, rhs: LinearExpression) -> LinearExpression { rhs * lhs }
  static func / (lhs: LinearExpression, rhs: Double) -> LinearExpression { lhs * (1 / rhs) }
  static prefix func - (value: LinearExpression) -> LinearExpression { value * -1 }
  static func + (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms, constant: lhs.constant + rhs)
  }
  static func - (lhs: LinearExpression, rhs: Double) -> LinearExpression { lhs + -rhs }
  static func - (lhs: LinearExpression, rhs: Variable) -> LinearExpression { lhs - LinearExpression(rhs) }
}
