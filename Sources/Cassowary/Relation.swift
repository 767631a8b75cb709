/// How the two sides of a constraint stand to each other.
public enum Relation: Int8, Sendable, Codable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
