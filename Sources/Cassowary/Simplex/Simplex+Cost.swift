/// A column's cost: where it stands between its kinks and how steep it is there.
extension Simplex {
  /// Sums the cost's slope in the present segment.
  mutating func refreshCost(_ column: Int32) {
    let segment = program.columns[column].firstKink + program.columns[column].segment
    vectors.release(program.columns[column].cost)
    program.columns[column].cost = 0
    if program.columns[column].isViolated {
      program.columns[column].isViolated = false
      violatedCount -= 1
    }
    var isZero = true
    for index in program.kinkRange(of: column) {
      let kink = program.kinks[index]
      if (index < segment) == (kink.side == .lower) { continue }
      if isZero { slope.clear() }
      isZero = false
      if kink.level == 0 && !program.columns[column].isViolated {
        program.columns[column].isViolated = true
        violatedCount += 1
      }
      slope.add(kink, times: kink.side == .upper ? 1 : -1)
    }
    let probe = program.columns[column].probe
    if probe != 0 {
      if isZero { slope.clear() }
      isZero = false
      slope.add(probe, at: program.tieLevel)
    }
    if !isZero { storeCost(column) }
  }

  /// What cancels becomes zero here: later nothing would tell it from a small slope.
  private mutating func storeCost(_ column: Int32) {
    var vector: Int32 = 0
    for level in 0..<program.stride where abs(slope.values[level]) > Tolerance.slope * slope.magnitudes[level] {
      if vector == 0 { vector = vectors.make() }
      vectors[vector, level] = slope.values[level]
    }
    program.columns[column].cost = vector
  }

  mutating func setValue(_ column: Int32, _ value: Double) {
    program.columns[column].value = value
    program.columns[column].segment = program.segment(of: column, at: value)
    if program.columns[column].kinkCount > 0 { refreshCost(column) }
  }

  /// After the column's kinks changed: finds its segment and slope again. If it is basic, its row's dual moves by the
  /// difference.
  mutating func kinksChanged(_ column: Int32) {
    let old = program.columns[column].cost
    // The old vector is not released until the difference is known.
    program.columns[column].cost = 0
    program.findSegment(of: column)
    refreshCost(column)
    if program.columns[column].isBasic {
      addToDuals(program.columns[column].basicRow, from: old, to: program.columns[column].cost)
    } else {
      markCandidate(column)
    }
    vectors.release(old)
  }
}
