/// A step: the ratio test, the move and the pivot.
extension Simplex {
  /// How far an unbounded column moves; the result shows that it is free.
  private static let unboundedStep = 1000.0

  /// Moves `column`. Returns whether anything moved by more than rounding.
  mutating func step(_ column: Int32, _ direction: Double, shortSteps: Bool) -> Bool {
    basis.solveColumn(column, &program)
    guard let stop = ratioTest(column, direction, shortSteps: shortSteps) else {
      if isProbing {
        isUnbounded = true
        // Everything that moves with the column is unbounded, too.
        program.columns[column].hasMoved = true
        for index in 0..<basis.alpha.count where abs(basis.alpha[index].value) > Tolerance.cancellation {
          program.columns[program.rows[basis.alpha[index].index].basic].hasMoved = true
        }
        move(column, direction * Self.unboundedStep)
      }
      dropCandidate(column)
      return true
    }
    move(column, direction * stop.step)
    program.columns[stop.column].value = program.position(ofKink: stop.kink, on: stop.column)
    updateDualsForCrossings()
    if stop.column == column {
      program.findSegment(of: column)
      refreshCost(column)
      countStep(column)
    } else {
      pivot(column, leaving: stop.column, direction)
    }
    return stop.step > Tolerance.position
  }

  /// Counts steps, because values that only change by differences accumulate errors.
  private mutating func countStep(_ column: Int32) {
    guard let component = program.component(of: column) else { return }
    program.components[component].steps += 1
    if program.components[component].steps > 1000 { refactor(component) }
  }

  private mutating func dropCandidate(_ column: Int32) {
    for index in 0..<crossings.count {
      setValue(crossings[index].column, program.columns[crossings[index].column].value)
    }
    candidates.remove(column)
    costlessCandidates.remove(column)
    program.columns[column].isCandidate = false
  }

  private mutating func move(_ column: Int32, _ amount: Double) {
    program.columns[column].value += amount
    if amount == 0 { return }
    program.markChanged(column)
    if isProbing { markMoved(column, amount) }
    for index in 0..<basis.alpha.count {
      let entry = basis.alpha[index]
      program.columns[program.rows[entry.index].basic].value -= entry.value * amount
    }
  }

  private mutating func markMoved(_ column: Int32, _ amount: Double) {
    if abs(amount) > Tolerance.feasibility { program.columns[column].hasMoved = true }
    for index in 0..<basis.alpha.count where abs(basis.alpha[index].value * amount) > Tolerance.feasibility {
      program.columns[program.rows[basis.alpha[index].index].basic].hasMoved = true
    }
  }

  /// Passes the kinks that the step meets, the nearest first, as long as the slope beyond is downhill. The slope up to
  /// the kink at which it stops is left in `best`.
  private mutating func ratioTest(_ column: Int32, _ direction: Double, shortSteps: Bool) -> Breakpoint? {
    breakpoints.removeAll()
    crossings.removeAll()
    slope.set(best, times: 1)
    pushBreakpoint(column, direction)
    for index in 0..<basis.alpha.count {
      pushBreakpoint(program.rows[basis.alpha[index].index].basic, -direction * basis.alpha[index].value)
    }
    let tieLevel = program.tieLevel
    while let point = breakpoints.pop() {
      let kink = program.kinks[program.columns[point.column].kinkSlots.first + point.kink]
      let before = (slope.values[Int(kink.level)], slope.values[tieLevel])
      slope.add(kink, times: abs(point.rate))
      if slope.sign(slopeTolerance) >= 0 || (shortSteps && point.column != column) {
        slope.values[Int(kink.level)] = before.0
        slope.values[tieLevel] = before.1
        best.set(slope, times: 1)
        return point
      }
      cross(point.column, upward: point.rate > 0)
      pushBreakpoint(point.column, point.rate)
    }
    return nil
  }

  @inline(__always)
  private mutating func pushBreakpoint(_ column: Int32, _ rate: Double) {
    if let point = nextBreakpoint(column, rate) { breakpoints.push(point) }
  }

  /// Returns the place where a column that moves at a rate meets its next kink.
  @inline(__always)
  func nextBreakpoint(_ column: Int32, _ rate: Double) -> Breakpoint? {
    let kink = program.nextKink(of: column, upward: rate > 0)
    if kink < 0 || kink >= program.columns[column].kinkSlots.count || abs(rate) < Tolerance.position { return nil }
    let distance = program.position(ofKink: kink, on: column) - program.columns[column].value
    return Breakpoint(step: max(0, distance / rate), rate: rate, column: column, kink: kink)
  }

  /// Moves the column's segment beyond the next kink.
  mutating func cross(_ column: Int32, upward: Bool) {
    let kink = program.nextKink(of: column, upward: upward)
    crossings.append(Crossing(column: column, kink: kink, upward: upward))
    program.columns[column].segment += upward ? 1 : -1
  }

  /// Makes the reduced cost of the entering column zero; it is in `best`, along the direction.
  ///
  ///     y += d / α · e B⁻¹
  mutating func pivot(_ column: Int32, leaving: Int32, _ direction: Double) {
    let row = program.columns[leaving].basicRow
    var element = 0.0
    for index in 0..<basis.alpha.count where basis.alpha[index].index == row { element = basis.alpha[index].value }
    basis.addSeed(row, 1)
    basis.solveBackward(&program)
    for level in 0..<program.stride where abs(best.values[level]) > Tolerance.slope * best.magnitudes[level] {
      addToDuals(level: level, times: best.values[level] * direction / element)
    }
    markReached()
    basis.clearWork()
    basis.pushEta(row, pivot: element, &program)
    program.exchange(row, column)
    setValue(leaving, program.columns[leaving].value)
    markCandidate(leaving)
    let component = program.rows[row].component
    if basis.needsFactor(component, program) { refactor(component) }
  }
}
