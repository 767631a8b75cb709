/// Computing a column's cost: its segment between kinks, and the slope there.
extension Simplex {
  /// Computes the slope of the cost in the present segment.
  mutating func refreshCost(_ column: Int32) {
    let (segment, probe) = (program.columns[column].segment, program.columns[column].probe)
    var (isZero, isViolated) = slope.sum(program.kinks, program.kinkRange(of: column), segment: segment)
    if isViolated != program.columns[column].isViolated {
      program.columns[column].isViolated = isViolated
      violatedCount += isViolated ? 1 : -1
    }
    if probe != 0 {
      if isZero { slope.clear() }
      isZero = false
      slope.add(probe, at: program.tieLevel)
    }
    let old = program.columns[column].cost
    if !isZero {
      program.columns[column].cost = vectors.store(slope, in: old)
    } else if old > 0 {
      vectors.release(old)
      program.columns[column].cost = 0
    }
  }

  mutating func setValue(_ column: Int32, _ value: Double) {
    program.columns[column].value = value
    program.columns[column].segment = program.segment(of: column, at: value)
    if program.columns[column].kinkSlots.count > 0 { refreshCost(column) }
  }

  /// Finds a column's segment and slope again after its kinks changed. If it is basic, the duals change by the
  /// difference.
  mutating func kinksChanged(_ column: Int32) {
    let old = program.columns[column].cost
    // The old vector must not be released until the difference is known.
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
