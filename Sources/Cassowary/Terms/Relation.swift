/// How the left side of a constraint compares with its constant.
package enum Relation: Int8, Sendable, Codable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
