extension NSLayoutConstraint.Relation {
  /// `<=`, `==`, `>=`
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
