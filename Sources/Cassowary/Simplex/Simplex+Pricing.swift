/// Choosing the column that enters the basis.
extension Simplex {
  /// Returns the best candidate and its direction. Columns without a cost of their own come first: the height of a
  /// stack changes before the heights in it.
  mutating func chooseEntering(bySmallestIndex: Bool) -> (column: Int32, direction: Double)? {
    var list = Buffer<Int32>()
    swap(&list, &costlessCandidates)
    let costless = choose(from: &list, bySmallestIndex: bySmallestIndex)
    swap(&list, &costlessCandidates)
    if let costless { return costless }
    swap(&list, &candidates)
    let chosen = choose(from: &list, bySmallestIndex: bySmallestIndex)
    swap(&list, &candidates)
    return chosen
  }

  private mutating func choose(
    from list: inout Buffer<Int32>, bySmallestIndex: Bool
  ) -> (column: Int32, direction: Double)? {
    var chosen: (column: Int32, direction: Double)?
    var seen = 0
    var index = list.count - 1
    while index >= 0 {
      let column = list[index]
      let direction = price(column)
      if direction == 0 {
        program.columns[column].isCandidate = false
        list[index] = list.last
        list.truncate(to: list.count - 1)
      } else {
        if chosen == nil || (bySmallestIndex ? column < chosen.unsafelyUnwrapped.column : isCheaperThanBest()) {
          chosen = (column, direction)
          best.set(slope, times: direction)
          for level in 0..<program.stride { bestBeyond[level] = beyond[level] }
        }
        seen += 1
        if seen >= 16 && !bySmallestIndex { break }
      }
      index -= 1
    }
    return chosen
  }

  /// Compares the costs of a gain beyond the kinks at which the columns are: slopes divided by the gain at their first
  /// level. The steepest column might be one width that a thousand cells share, although each cell has a cheaper
  /// remedy.
  private func isCheaperThanBest() -> Bool {
    let (gain, level) = leadingGain(beyond, slope.magnitudes)
    let (bestGain, bestLevel) = leadingGain(bestBeyond, best.magnitudes)
    if level != bestLevel { return level < bestLevel }
    var next = level + 1
    while next < program.stride {
      let difference = beyond[next] / gain - bestBeyond[next] / bestGain
      let scale = max(slope.magnitudes[next] / gain, best.magnitudes[next] / bestGain)
      if abs(difference) > slopeTolerance * scale { return difference < 0 }
      next += 1
    }
    return gain > bestGain * (1 + Tolerance.slope)
  }

  private func leadingGain(
    _ values: borrowing Buffer<Double>, _ magnitudes: borrowing Buffer<Double>
  ) -> (gain: Double, level: Int) {
    for level in 0..<values.count
    where abs(values[level]) > slopeTolerance * magnitudes[level] + Tolerance.slopeFloor {
      return (abs(values[level]), level)
    }
    return (1, values.count)
  }

  /// Computes the reduced cost of a column outside the basis, in `slope`.
  ///
  ///     d = c − y a
  @inline(__always)
  mutating func sumReducedCost(_ column: Int32) {
    slope.clear()
    if program.columns[column].cost > 0 { slope.add(vectors, program.columns[column].cost, times: 1) }
    if program.columns[column].isLogical {
      let dual = program.rows[program.columns[column].logicalRow].dual
      if dual > 0 { slope.add(vectors, dual, times: 1) }
      return
    }
    for place in program.columns[column].entries {
      let dual = program.rows[program.columnEntries[place].index].dual
      if dual > 0 { slope.add(vectors, dual, times: -program.columnEntries[place].value) }
    }
  }

  /// Returns the direction in which a column improves the answer: 1, −1, or 0 for neither. For 0, it records whether
  /// the column could move at no cost. The reduced cost is left in `slope`.
  private mutating func price(_ column: Int32) -> Double {
    program.columns[column].isFlat = false
    if program.columns[column].isBasic { return 0 }
    sumReducedCost(column)
    let sign = slope.sign(slopeTolerance)
    var isFlat = false
    if sign <= 0 {
      let after = signBeyondKinks(column, upward: true)
      if after < 0 { return 1 }
      isFlat = after == 0
    }
    if sign >= 0 {
      let after = signBeyondKinks(column, upward: false)
      if after < 0 { return -1 }
      isFlat = isFlat || after == 0
    }
    if isFlat {
      program.columns[column].isFlat = true
      flat.append(column)
    }
    return 0
  }

  /// Returns the directions in which a column outside the basis can move at no cost.
  mutating func flatness(of column: Int32) -> (up: Bool, down: Bool) {
    sumReducedCost(column)
    let sign = slope.sign(slopeTolerance)
    return (
      sign <= 0 && signBeyondKinks(column, upward: true) == 0, sign >= 0 && signBeyondKinks(column, upward: false) == 0
    )
  }

  /// Returns the sign of the slope just beyond the kinks at the column's own value. It restores `slope`; if the sign is
  /// downhill, it leaves the slope in `beyond`.
  private mutating func signBeyondKinks(_ column: Int32, upward: Bool) -> Int {
    let first = program.columns[column].kinkSlots.first
    let value = program.columns[column].value
    let direction = upward ? 1.0 : -1.0
    let start = program.nextKink(of: column, upward: upward)
    var index = start
    while index >= 0 && index < program.columns[column].kinkSlots.count {
      let kink = program.kinks[first + index]
      if (kink.position - value) * direction > 0 && !Tolerance.same(kink.position, value) { break }
      slope.add(kink, times: direction)
      index += upward ? 1 : -1
    }
    let end = index
    let sign = slope.sign(slopeTolerance) * (upward ? 1 : -1)
    if sign < 0 { for level in 0..<program.stride { beyond[level] = slope.values[level] * direction } }
    index = start
    while index != end {
      slope.add(program.kinks[first + index], times: -direction)
      index += upward ? 1 : -1
    }
    return sign
  }
}
