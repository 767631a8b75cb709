/// How all variables can move together without cost, so that few have to be examined one by one.
///
/// All moves between optimal answers are moves along columns outside the basis whose slope is zero. A class that none
/// of these columns moves has only one value, and everything that a possible step of such a column moves has several.
struct FlatMoves {
  /// The moves for all such columns at once, by amounts whose ratios are not ratios of coefficients, so that a sum of 0
  /// is not a coincidence.
  private let conceivable: Moves
  /// The moves for a mean of the possible steps, which leads to another optimal answer.
  private let possible: Moves

  /// - Parameter state: a state that was optimised without the levels that break ties.
  init(_ state: SolverState) {
    let none = [Double](repeating: 0, count: state.simplex.program.columns.count)
    var (conceivable, possible) = (none, none)
    // Steps in one component are shares of one mean; components are independent.
    let flat = state.simplex.flatColumns().sorted { ($0.component, $0.column) < ($1.component, $1.column) }
    var start = 0
    var weights = WeightSequence()
    // A step costs as much as it moves. In a chain that can be everything, and then examining variables one by one
    // costs no more.
    var budget = 1024 * (none.count + 64)
    while start < flat.count {
      var end = start + 1
      while end < flat.count, flat[end].component == flat[start].component { end += 1 }
      let part = flat[start..<end]
      state.simplex.moveAll(part, &weights, &conceivable)
      for member in part where budget > 0 {
        let share = weights.next() / WeightSequence.greatest / Double(member.component < 0 ? 1 : part.count)
        budget -= state.simplex.addStep(member, share, to: &possible)
      }
      start = end
    }
    self.conceivable = Moves(columns: conceivable, in: state)
    self.possible = Moves(columns: possible, in: state)
  }

  /// Whether a root is ambiguous; `nil` if only a search can tell.
  func isFree(_ root: Int32, in state: SolverState) -> Bool? {
    if abs(possible.move(of: root, in: state)) > Tolerance.feasibility { return true }
    return abs(conceivable.move(of: root, in: state)) < Tolerance.position ? false : nil
  }
}

extension Simplex {
  /// The longest step in points, for columns without a limit.
  private static let longestStep = 1000.0

  fileprivate mutating func flatColumns() -> [FlatColumn] {
    var found: [FlatColumn] = []
    for column in 0..<Int32(program.columns.count) where !program.columns[column].isBasic {
      let flatness = flatness(of: column)
      guard flatness.up || flatness.down else { continue }
      found.append(
        FlatColumn(
          column: column, component: program.component(of: column) ?? -1, direction: flatness.up ? 1 : -1))
    }
    return found
  }

  /// Moves all flat columns of a component together.
  ///
  ///     d x_B = −B⁻¹ N d x_N
  fileprivate mutating func moveAll(
    _ part: ArraySlice<FlatColumn>, _ weights: inout WeightSequence, _ moves: inout [Double]
  ) {
    for member in part {
      let amount = weights.next()
      moves[Int(member.column)] = amount
      if member.component >= 0 { basis.scatter(member.column, -amount, &program) }
    }
    guard basis.seeds.count > 0 else { return }
    basis.solveForward(&program)
    for index in 0..<basis.reached.count {
      moves[Int(program.rows[basis.reached[index]].basic)] = basis.work[basis.reached[index]]
    }
    basis.clearWork()
  }

  /// Adds a share of the longest step that a column can take. The result is the cost of computing it.
  fileprivate mutating func addStep(_ member: FlatColumn, _ share: Double, to moves: inout [Double]) -> Int {
    let (column, direction) = (member.column, member.direction)
    basis.clearAlpha()
    if member.component >= 0 { basis.solveColumn(column, &program) }
    var step = min(Self.longestStep, distanceBeyondOwnKinks(column, direction))
    for index in 0..<basis.alpha.count where step > 0 {
      let entry = basis.alpha[index]
      let point = nextBreakpoint(program.rows[entry.index].basic, -direction * entry.value)
      step = min(step, point?.step ?? .infinity)
    }
    if step > 0 {
      moves[Int(column)] += direction * step * share
      for index in 0..<basis.alpha.count {
        let entry = basis.alpha[index]
        moves[Int(program.rows[entry.index].basic)] -= direction * entry.value * step * share
      }
    }
    return basis.alpha.count + 1
  }

  /// The distance to the next kink that costs something; kinks at the value itself do not, because the column is flat
  /// beyond them.
  private func distanceBeyondOwnKinks(_ index: Int32, _ direction: Double) -> Double {
    let column = program.columns[index]
    var kink = program.nextKink(of: index, upward: direction > 0)
    while kink >= 0, kink < column.kinkSlots.count {
      let position = program.kinks[column.kinkSlots.first + kink].position
      if !Tolerance.same(position, column.value) { return max(0, (position - column.value) * direction) }
      kink += direction > 0 ? 1 : -1
    }
    return .infinity
  }
}

/// A column outside the basis that can move at no cost.
struct FlatColumn {
  var column: Int32
  /// The index of the component; −1 for a column without rows.
  var component: Int32
  var direction: Double
}

/// The differences of all values between two states.
struct Moves {
  private let columns: [Double]
  private var definitions: [Double]

  init(columns: [Double], in state: SolverState) {
    self.columns = columns
    definitions = [Double](repeating: 0, count: state.presolve.definitions.count)
    // Definitions refer only to later ones.
    for index in definitions.indices.reversed() {
      definitions[index] = state.presolve.definitions[Int32(index)].entries.reduce(0.0) { sum, place in
        let entry = state.presolve.definitions.entries[place]
        return sum + entry.value * move(of: entry.index, in: state)
      }
    }
  }

  func move(of root: Int32, in state: SolverState) -> Double {
    let column = state.substitution.classes[root].column
    if column >= 0 { return columns[Int(column)] }
    // A class without constraints can have any value, independently of all others.
    return column == -1 ? WeightSequence.weight(-1 - root) : definitions[Int(-2 - column)]
  }
}

/// Numbers between 1/4 and 5/4 of which no sum of small multiples is zero; they are the same in every run.
///
/// The generator is SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom number generators*,
/// OOPSLA 2014).
struct WeightSequence {
  static let greatest = 1.25
  private var count: Int32 = 0

  mutating func next() -> Double {
    count += 1
    return Self.weight(count)
  }

  static func weight(_ number: Int32) -> Double {
    var mixed = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53 as UInt64) + 0.25
  }
}
