import LPCassowary

extension Relation {
  var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// Returns the signed excess of `left − right`; 0 if the relation holds.
  package func violation(_ difference: Double) -> Double {
    switch self {
    case .equal: difference
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: min(0, difference)
    }
  }
}
