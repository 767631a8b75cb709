import LPCassowary
import LPSupport

/// A small system with exact coefficients, of one of several characters.
struct RandomSystem {
  struct Constraint {
    var terms: [(Int, Rational)]
    var relation: Relation
    var constant: Rational
    var priority: Float
  }

  var variableCount: Int
  var constraints: [Constraint] = []

  init(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    variableCount = Int.random(in: 1...5, using: &random)
    let count = Int.random(in: 1...(4 + 2 * variableCount), using: &random)
    let requiredShare = [10, 35, 60, 90].randomElement(using: &random)!
    let layoutLike = Bool.random(using: &random)
    let priorities: [Float] = [999.5, 750, 250, 251, 50]
    let used = Array(priorities.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
    for _ in 0..<count {
      let required = Int.random(in: 0..<100, using: &random) < requiredShare
      constraints.append(
        Constraint(
          terms: Self.terms(variableCount, layoutLike, &random),
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
          constant: Rational(Int.random(in: layoutLike ? -2...6 : -9...9, using: &random)),
          priority: required ? 1000 : used.randomElement(using: &random)!))
    }
  }

  /// Views that are after some of the last three, by at least so much; told in any order, some of them at given places.
  init(chainSeed seed: Int, views: ClosedRange<Int> = 2...4) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: views, using: &random)
    // Long chains have fewer given places, and those further on and at a priority, or most would be conflicts.
    let rarely = 6 * max(1, count / 8)
    let reach = count < 8 ? 4...20 : 2 * count...6 * count
    let given: Float = count < 8 ? 1000 : 999
    variableCount = 2 * count
    let order = (0..<count).shuffled(using: &random)
    for (position, view) in order.enumerated() {
      let (place, length) = (2 * view, 2 * view + 1)
      let content = Rational(Int.random(in: 1...9, using: &random))
      append([(length, 1)], .greaterThanOrEqual, .zero)
      append([(length, 1)], .lessThanOrEqual, content, priority: 250)
      append([(length, 1)], .greaterThanOrEqual, content, priority: [750, 750, 751].randomElement(using: &random)!)
      for other in order.prefix(position).suffix(3) where Int.random(in: 0..<3, using: &random) > 0 {
        let gap = Rational(Int.random(in: -1...3, using: &random))
        if Bool.random(using: &random) {
          append([(place, 1), (2 * other, -1), (2 * other + 1, -1)], .greaterThanOrEqual, gap)
        } else {
          append([(2 * other, 1), (2 * other + 1, 1), (place, -1)], .lessThanOrEqual, Rational.zero - gap)
        }
      }
      let end = Rational(Int.random(in: reach, using: &random))
      switch Int.random(in: 0..<rarely, using: &random) {
      case 0, 1: append([(place, 1)], .equal, end - Rational(4), priority: given)
      case 2: append([(place, 1), (length, 1)], .lessThanOrEqual, end)
      case 3: append([(place, 1), (length, 1)], .equal, end, priority: 250)
      case 4: append([(place, 2), (length, 1)], .equal, end, priority: given)
      default: break
      }
    }
    constraints.shuffle(using: &random)
  }

  private mutating func append(
    _ terms: [(Int, Int)], _ relation: Relation, _ constant: Rational, priority: Float = 1000
  ) {
    constraints.append(
      Constraint(
        terms: terms.map { ($0.0, Rational($0.1)) }, relation: relation, constant: constant, priority: priority))
  }

  private static func terms(_ count: Int, _ layoutLike: Bool, _ random: inout SplitMix64) -> [(Int, Rational)] {
    let width = [1, 1, 1, 2, 2, 2, 3, 4].randomElement(using: &random)!
    return (0..<width).map { _ in
      let coefficient =
        layoutLike
        ? [Rational(1), Rational(-1), Rational(1, 2)].randomElement(using: &random)!
        : Rational(Int.random(in: -3...3, using: &random))
      return (Int.random(in: 0..<count, using: &random), coefficient)
    }
  }

  /// With variables beyond those at hand taken modulo their number.
  func linear(_ variables: VariableRange) -> [LinearConstraint] {
    constraints.map { constraint in
      LinearConstraint(
        terms: constraint.terms.map { LinearTerm(variables[$0.0 % variables.count], $0.1.double) },
        relation: constraint.relation,
        constant: constraint.constant.double, priority: constraint.priority)
    }
  }

  func keeping(_ indices: [Int]) -> RandomSystem {
    var copy = self
    copy.constraints = indices.map { constraints[$0] }
    return copy
  }

  /// The sum of errors at a priority for given values.
  func error(at priority: Float, _ values: [Double]) -> Double {
    constraints.filter { $0.priority == priority }.reduce(0) { sum, constraint in
      let difference = constraint.terms.reduce(-constraint.constant.double) { $0 + $1.1.double * values[$1.0] }
      switch constraint.relation {
      case .equal: return sum + abs(difference)
      case .lessThanOrEqual: return sum + max(0, difference)
      case .greaterThanOrEqual: return sum + max(0, -difference)
      }
    }
  }
}
