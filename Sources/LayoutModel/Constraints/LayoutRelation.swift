/// The relation between both sides of a constraint: `NSLayoutConstraint.Relation`, with UIKit's raw values.
public enum LayoutRelation: Int, Codable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

extension LayoutRelation {
  /// The symbol: `<=`, `==` or `>=`.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
