import LPCassowary

/// A dense tableau in exact fractions: every variable split in two, every constraint with its errors, one objective
/// row a level, Bland's rule. Slow, and simple enough to be believed.
struct ExactReference {
  private var tableau: [[Rational]] = []
  private var basis: [Int] = []
  /// One row a level: required first, then by falling priority; last column the negative value.
  private var objectives: [[Rational]] = []
  private var columnCount = 0
  private let variableCount: Int
  let levels: [Float]

  init(_ system: RandomSystem) {
    variableCount = system.variableCount
    levels = Set(system.constraints.map(\.priority)).union([1000]).sorted(by: >)
    columnCount = 2 * variableCount + 3 * system.constraints.count
    objectives = levels.map { _ in Array(repeating: .zero, count: columnCount + 1) }
    for (index, constraint) in system.constraints.enumerated() { append(constraint, index) }
    optimise()
  }

  /// a x + tooSmall − tooBig (− surplus or + slack) = c, with the sign that makes the right side positive.
  private mutating func append(_ constraint: RandomSystem.Constraint, _ index: Int) {
    let (small, big, slack) = (
      2 * variableCount + 3 * index, 2 * variableCount + 3 * index + 1, 2 * variableCount + 3 * index + 2
    )
    var row = Array(repeating: Rational.zero, count: columnCount + 1)
    for (variable, coefficient) in constraint.terms {
      row[2 * variable] = row[2 * variable] + coefficient
      row[2 * variable + 1] = row[2 * variable + 1] - coefficient
    }
    let level = levels.firstIndex(of: constraint.priority)!
    if constraint.relation != .lessThanOrEqual { row[small] = Rational(1) }
    if constraint.relation != .greaterThanOrEqual { row[big] = Rational(-1) }
    if constraint.relation == .lessThanOrEqual { row[slack] = Rational(1) }
    if constraint.relation == .greaterThanOrEqual { row[slack] = Rational(-1) }
    row[columnCount] = constraint.constant
    if constraint.constant < .zero || (constraint.constant == .zero && constraint.relation == .greaterThanOrEqual) {
      row = row.map { -$0 }
    }
    let basic = [slack, small, big].first { row[$0] == Rational(1) }!
    for error in [small, big] { objectives[level][error] = objectives[level][error] + Rational(1) }
    if basic != slack {
      for column in 0...columnCount { objectives[level][column] = objectives[level][column] - row[column] }
    }
    tableau.append(row)
    basis.append(basic)
  }

  private func sign(_ column: Int) -> Int {
    for objective in objectives where objective[column] != .zero { return objective[column] < .zero ? -1 : 1 }
    return 0
  }

  /// Returns false where the last objective has no least value.
  @discardableResult
  private mutating func optimise() -> Bool {
    while let entering = (0..<columnCount).first(where: { sign($0) < 0 }) {
      var leaving: Int?
      var least = Rational.zero
      for row in tableau.indices where tableau[row][entering] > .zero {
        let ratio = tableau[row][columnCount] / tableau[row][entering]
        if leaving == nil || ratio < least || (ratio == least && basis[row] < basis[leaving!]) {
          (leaving, least) = (row, ratio)
        }
      }
      guard let leaving else { return false }
      pivot(leaving, entering)
    }
    return true
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let element = tableau[row][column]
    tableau[row] = tableau[row].map { $0 / element }
    let pivotRow = tableau[row]
    func eliminate(_ target: inout [Rational]) {
      let factor = target[column]
      if factor == .zero { return }
      for index in target.indices where pivotRow[index] != .zero {
        target[index] = target[index] - factor * pivotRow[index]
      }
    }
    for other in tableau.indices where other != row { eliminate(&tableau[other]) }
    for level in objectives.indices { eliminate(&objectives[level]) }
    basis[row] = column
  }

  var isFeasible: Bool { error(at: 0) == .zero }

  /// The least sum of errors of a level.
  func error(at level: Int) -> Rational { -objectives[level][columnCount] }

  /// An optimal answer.
  var values: [Rational] { (0..<variableCount).map(value) }

  private func value(_ variable: Int) -> Rational {
    var result = Rational.zero
    for (row, column) in basis.enumerated() {
      if column == 2 * variable { result = result + tableau[row][columnCount] }
      if column == 2 * variable + 1 { result = result - tableau[row][columnCount] }
    }
    return result
  }

  /// The least and largest value a variable has in an optimal answer; nil where there is none.
  func range(of variable: Int) -> (Rational?, Rational?) {
    func extreme(_ sign: Int) -> Rational? {
      var copy = self
      var objective = Array(repeating: Rational.zero, count: columnCount + 1)
      objective[2 * variable] = Rational(sign)
      objective[2 * variable + 1] = Rational(-sign)
      for (row, column) in basis.enumerated() where objective[column] != .zero {
        let factor = objective[column]
        for index in objective.indices { objective[index] = objective[index] - factor * tableau[row][index] }
      }
      copy.objectives.append(objective)
      return copy.optimise() ? copy.value(variable) : nil
    }
    return (extreme(1), extreme(-1))
  }
}
