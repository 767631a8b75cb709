extension NSLayoutConstraint.Relation {
  /// The symbol: `<=`, `==` or `>=`.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
