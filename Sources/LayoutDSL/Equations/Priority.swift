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
  public static func named(_ text: String) -> EquationName { EquationName(text: text) }
}

extension Equation {
  /// Sets the priority of all its relations.
  public static func ~ (equation: Equation, priority: LayoutPriority) -> Equation {
    var equation = equation
    equation.priority = priority
    return equation
  }

  /// The same as `(equation).named("…")`, without the parentheses.
  public static func ~ (equation: Equation, name: EquationName) -> Equation { equation.named(name.text) }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(Float(value)) }
  public init(floatLiteral value: Float) { self.init(value) }

  /// 750.
  public static let high = LayoutPriority.defaultHigh
  /// 250.
  public static let low = LayoutPriority.defaultLow

  public static func + (priority: LayoutPriority, step: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + step)
  }
  public static func - (priority: LayoutPriority, step: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - step)
  }
}
