public import LPLayoutModel

/// Binds less tightly than a comparison, so that `a.width == b.width * 2 + 10 ~ .high` needs no parentheses.
precedencegroup EquationAttributePrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
  associativity: left
}

infix operator ~ : EquationAttributePrecedence

extension Equation {
  /// Sets the priority of all relations of the equation.
  public static func ~ (equation: Equation, priority: UILayoutPriority) -> Equation {
    var equation = equation
    equation.priority = priority
    return equation
  }

  /// Names the constraint as `(equation).named("…")` does, but without parentheses.
  public static func ~ (equation: Equation, name: EquationName) -> Equation { equation.named(name.text) }
}

extension UILayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a priority of an integer: `~ 750`.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
  /// Makes a priority of a decimal number: `~ 999.5`.
  public init(floatLiteral value: Float) { self.init(value) }

  /// The priority 750.
  public static let high = UILayoutPriority.defaultHigh
  /// The priority 250.
  public static let low = UILayoutPriority.defaultLow
}

/// A constraint's name, for `equation ~ .named("card gap")`.
public struct EquationName: Hashable, Sendable {
  var text: String
  /// Names a constraint.
  public static func named(_ text: String) -> EquationName { EquationName(text: text) }
}
