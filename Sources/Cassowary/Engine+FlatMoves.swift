/// What all variables together can do at no cost, so that few have to be asked one by one.
///
/// Whatever moves between optimal answers moves along columns outside the basis whose slope is zero: a class that none of
/// them moves has one value only. And where such a column can take a step, everything that the step moves has two.
struct FlatMoves {
  /// Every such column at once, by amounts of which no ratio is a ratio of coefficients: 0 is never a coincidence.
  fileprivate var conceivable: Moves
  /// A mean of the steps that are possible, which is as good an answer as any of them.
  fileprivate var possible: Moves

  /// Nil where only trying tells.
  func isFree(_ root: Int32, in engine: Engine) -> Bool? {
    if abs(possible.move(of: root, in: engine)) > Tolerance.feasibility { return true }
    return abs(conceivable.move(of: root, in: engine)) < Tolerance.position ? false : nil
  }

  /// Differences of all values between two states.
  fileprivate struct Moves {
    var columns: [Double]
    var definitions: [Double] = []
    init(columns: [Double], in engine: Engine) {
      self.columns = columns
      definitions = [Double](repeating: 0, count: engine.definitions.count)
      // Definitions refer to later ones only.
      for index in definitions.indices.reversed() {
        let definition = engine.definitions[index]
        var sum = 0.0
        for place in definition.firstEntry..<definition.firstEntry + definition.entryCount {
          let entry = engine.definitionEntries[place]
          sum += entry.value * move(of: entry.index, in: engine)
        }
        definitions[index] = sum
      }
    }

    func move(of root: Int32, in engine: Engine) -> Double {
      let column = engine.classes[root].column
      if column >= 0 { return columns[Int(column)] }
      // What nothing constrains goes anywhere, each class by itself.
      return column == -1 ? WeightSequence.weight(-1 - root) : definitions[Int(-2 - column)]
    }
  }
}

extension Engine {
  /// Of a state that was optimised without the levels that break ties.
  func flatMoves() -> FlatMoves {
    var (conceivable, possible) = (
      [Double](repeating: 0, count: columns.count), [Double](repeating: 0, count: columns.count)
    )
    var flat = flatColumns()
    // Steps in one component are shares of one mean; components have nothing to do with each other.
    flat.sort { ($0.component, $0.column) < ($1.component, $1.column) }
    var start = 0
    var weights = WeightSequence()
    // Following a step costs what it moves; in a chain that can be everything, and then trying is no dearer.
    var budget = 1024 * (columns.count + 64)
    while start < flat.count {
      var end = start + 1
      while end < flat.count, flat[end].component == flat[start].component { end += 1 }
      let part = flat[start..<end]
      moveAll(part, &weights, &conceivable)
      for member in part where budget > 0 {
        let share = weights.next() / WeightSequence.greatest / Double(member.component < 0 ? 1 : part.count)
        budget -= addStep(member, share, &possible)
      }
      start = end
    }
    return FlatMoves(
      conceivable: .init(columns: conceivable, in: self), possible: .init(columns: possible, in: self))
  }

  private struct FlatColumn {
    var column: Int32
    /// −1 for a column without rows.
    var component: Int32
    var direction: Double
  }

  private func flatColumns() -> [FlatColumn] {
    var found: [FlatColumn] = []
    for column in 0..<Int32(columns.count) where columns[column].basicRow < 0 {
      let flatness = flatness(of: column)
      guard flatness.up || flatness.down else { continue }
      found.append(
        FlatColumn(column: column, component: component(of: column) ?? -1, direction: flatness.up ? 1 : -1))
    }
    return found
  }

  /// d x_B = −B⁻¹ N d x_N, for all flat columns of a component together.
  private func moveAll(_ part: ArraySlice<FlatColumn>, _ weights: inout WeightSequence, _ moves: inout [Double]) {
    for member in part {
      let amount = weights.next()
      moves[Int(member.column)] = amount
      if member.component >= 0 { scatter(member.column, -amount) }
    }
    guard seeds.count > 0 else { return }
    solveForward()
    for index in 0..<reached.count { moves[Int(rows[reached[index]].basic)] = work[reached[index]] }
    clearWork()
  }

  /// Adds a share of the longest step that a column can take; answers what it took to find out.
  private func addStep(_ member: FlatColumn, _ share: Double, _ moves: inout [Double]) -> Int {
    let (column, direction) = (member.column, member.direction)
    var step = Self.longestStep
    alpha.removeAll()
    if member.component >= 0 { solveColumn(column) }
    step = min(step, distanceBeyondOwnKinks(column, direction))
    for index in 0..<alpha.count where step > 0 {
      step = min(step, distance(rows[alpha[index].index].basic, -direction * alpha[index].value))
    }
    if step > 0 {
      moves[Int(column)] += direction * step * share
      for index in 0..<alpha.count {
        moves[Int(rows[alpha[index].index].basic)] -= direction * alpha[index].value * step * share
      }
    }
    return alpha.count + 1
  }

  /// Points: enough for every column that nothing stops.
  private static let longestStep = 1000.0

  /// The kinks at the value itself cost nothing: the column is flat beyond them.
  private func distanceBeyondOwnKinks(_ column: Int32, _ direction: Double) -> Double {
    let (first, value) = (columns[column].firstKink, columns[column].value)
    var index = direction > 0 ? columns[column].segment : columns[column].segment - 1
    while index >= 0, index < columns[column].kinkCount {
      let position = kinks[first + index].position
      if !Tolerance.same(position, value) { return max(0, (position - value) * direction) }
      index += direction > 0 ? 1 : -1
    }
    return .infinity
  }

  /// How far a step can be until a basic column that goes along at a rate is at a kink.
  private func distance(_ column: Int32, _ rate: Double) -> Double {
    let index = rate > 0 ? columns[column].segment : columns[column].segment - 1
    if index < 0 || index >= columns[column].kinkCount || abs(rate) < Tolerance.position { return .infinity }
    return max(0, (kinks[columns[column].firstKink + index].position - columns[column].value) / rate)
  }
}

/// Numbers between 1/4 and 5/4 of which no sum of small multiples is nothing; the same in every run.
///
/// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014).
private struct WeightSequence {
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
