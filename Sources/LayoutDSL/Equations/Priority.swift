public import AutoLayout

/// Looser than comparison, so that `a.width == b.width * 2 + 10 ~ .high` needs no parentheses.
precedencegroup EquationAttributePrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
  associativity: left
}

infix operator ~ : EquationAttributePrecedence

/// A constraint's name, for `equation ~ .named("card gap")`.
public struct EquationName: Hashable, Sendable {
  var text: String
  /// A name for an equation, as in `a.top == b.top ~ .named("card gap")`.
  public static func named(_ text: String) -> EquationName { EquationName(text: text) }
}

extension Equation {
  /// Sets the priority of all its relations.
  public static func ~ (equation: Equation, priority: UILayoutPriority) -> Equation {
    var equation = equation
    equation.priority = priority
    return equation
  }

  /// The same as `(equation).named("…")`, without the parentheses.
  public static func ~ (equation: Equation, name: EquationName) -> Equation { equation.named(name.text) }
}

extension UILayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(Float(value)) }
  public init(floatLiteral value: Float) { self.init(value) }

  /// 750.
  public static let high = UILayoutPriority.defaultHigh
  /// 250.
  public static let low = UILayoutPriority.defaultLow

  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }
}
