/// A constraint's name, for `equation ~ .named("card gap")`.
public struct EquationName: Hashable, Sendable {
  var text: String
  /// Names a constraint.
  public static func named(_ text: String) -> EquationName { EquationName(text: text) }
}
