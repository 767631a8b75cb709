/// Words of the language that are no names.
enum Keywords {
  static let bindings: Set<String> = ["let", "var"]
  static let conditions: Set<String> = ["if", "guard", "while", "case"]
  static let effects: Set<String> = ["try", "await"]
  static let labels: Set<String> = ["case", "default"]
  static let literals: Set<String> = ["nil", "true", "false"]
  static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify", "unsafeAddress",
    "unsafeMutableAddress",
  ]
  /// Words that stand where a value could begin, but begin no path to a function.
  static let otherExpressions: Set<String> = [
    "if", "switch", "do", "nil", "true", "false", "is", "as", "in", "let", "var", "case", "func", "repeat",
  ]
  /// Words that an expression follows, so that a slash behind one begins a regular expression.
  static let beforeExpressions: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "where", "else", "try", "await", "throw", "is", "as", "switch",
    "for", "yield", "do", "repeat",
  ]
}
