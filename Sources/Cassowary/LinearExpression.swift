/// `coefficient × variable`
public struct LinearTerm: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// `Σ terms + constant`. Terms of one variable may repeat; the solver adds them up.
public struct LinearExpression: Hashable, Sendable {
  public var terms: [LinearTerm]
  public var constant: Double

  public init(_ terms: [LinearTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable) { self.init([LinearTerm(variable)]) }
  public init(_ constant: Double) { self.init([], constant: constant) }
}

extension LinearExpression {
  public static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }
  public static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression { lhs + rhs * -1 }
  public static func * (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms.map { LinearTerm($0.variable, $0.coefficient * rhs) }, constant: lhs.constant * rhs)
  }
  public static func * (lhs: Double, rhs: LinearExpression) -> LinearExpression { rhs * lhs }
  public static func / (lhs: LinearExpression, rhs: Double) -> LinearExpression { lhs * (1 / rhs) }
  public static prefix func - (value: LinearExpression) -> LinearExpression { value * -1 }

  public static func + (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    LinearExpression(lhs.terms, constant: lhs.constant + rhs)
  }
  public static func - (lhs: LinearExpression, rhs: Double) -> LinearExpression { lhs + -rhs }
  public static func + (lhs: LinearExpression, rhs: Variable) -> LinearExpression { lhs + LinearExpression(rhs) }
  public static func - (lhs: LinearExpression, rhs: Variable) -> LinearExpression { lhs - LinearExpression(rhs) }
}

extension Variable {
  public static func + (lhs: Variable, rhs: Variable) -> LinearExpression { LinearExpression(lhs) + rhs }
  public static func - (lhs: Variable, rhs: Variable) -> LinearExpression { LinearExpression(lhs) - rhs }
  public static func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression { LinearExpression(lhs) + rhs }
  public static func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression { LinearExpression(lhs) - rhs }
  public static func + (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression(lhs) + rhs }
  public static func - (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression(lhs) - rhs }
  public static func * (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression([LinearTerm(lhs, rhs)]) }
  public static func * (lhs: Double, rhs: Variable) -> LinearExpression { rhs * lhs }
  public static prefix func - (value: Variable) -> LinearExpression { value * -1 }
}
