/// The primal simplex over piecewise linear costs, all levels at once: a column moves as long as the slope is downhill
/// in the lexicographic sense, through as many kinks as that takes.
extension Engine {
  /// Solves from where things stand: every column that could be improved is among `candidates`.
  ///
  /// Bland's rule ends runs of steps that move nothing. Should rounding make steps go in circles nevertheless, the
  /// tolerance for a slope grows until they stop.
  func optimise() {
    var degenerate = 0
    var steps = 0
    slopeTolerance = Tolerance.slope
    while let (column, direction) = chooseEntering(bySmallestIndex: degenerate > 60) {
      degenerate = step(column, direction, shortSteps: degenerate > 60) ? 0 : degenerate + 1
      steps += 1
      if steps > 1000 + 8 * columns.count {
        steps = 0
        slopeTolerance *= 100
        hasStalled = true
      }
    }
  }

  // MARK: Pricing

  /// The best of some candidates, and which way it goes. Those that cost nothing of their own come first: the height
  /// of a stack gives way before the heights in it.
  private func chooseEntering(bySmallestIndex: Bool) -> (Int32, Double)? {
    choose(&costlessCandidates, bySmallestIndex) ?? choose(&candidates, bySmallestIndex)
  }

  private func choose(_ list: inout Buffer<Int32>, _ bySmallestIndex: Bool) -> (Int32, Double)? {
    var best: (Int32, Double)?
    var seen = 0
    var index = list.count - 1
    while index >= 0 {
      let column = list[index]
      let direction = price(column)
      if direction == 0 {
        columns[column].isCandidate = false
        list[index] = list.last
        list.truncate(to: list.count - 1)
      } else {
        if best == nil || (bySmallestIndex ? column < best.unsafelyUnwrapped.0 : isCheaperThanBest()) {
          best = (column, direction)
          keepSlope(direction)
          for level in 0..<stride { bestBeyond[level] = beyond[level] }
        }
        seen += 1
        if seen >= 16 && !bySmallestIndex { break }
      }
      index -= 1
    }
    return best
  }

  func keepSlope(_ direction: Double) {
    for level in 0..<stride {
      bestSlope[level] = slope[level] * direction
      bestMagnitude[level] = magnitude[level]
    }
  }

  /// Compares what a gain costs, beyond the kinks that the columns rest at: slopes divided by what they gain at their
  /// first level. The steepest of all might be one width that a thousand cells share, where each cell has a cheaper
  /// remedy of its own.
  private func isCheaperThanBest() -> Bool {
    let (gain, level) = leadingGain(beyond, magnitude)
    let (bestGain, bestLevel) = leadingGain(bestBeyond, bestMagnitude)
    if level != bestLevel { return level < bestLevel }
    var next = level + 1
    while next < stride {
      let difference = beyond[next] / gain - bestBeyond[next] / bestGain
      if abs(difference) > slopeTolerance * max(magnitude[next] / gain, bestMagnitude[next] / bestGain) {
        return difference < 0
      }
      next += 1
    }
    return gain > bestGain * (1 + Tolerance.slope)
  }

  private func leadingGain(_ slope: Buffer<Double>, _ magnitude: Buffer<Double>) -> (Double, Int) {
    for level in 0..<stride where abs(slope[level]) > slopeTolerance * magnitude[level] + Tolerance.slopeFloor {
      return (abs(slope[level]), level)
    }
    return (1, stride)
  }

  /// `slope` = the reduced cost of a column outside the basis, d = c − y a.
  @inline(__always)
  func sumReducedCost(_ column: Int32) {
    clearSlope()
    if columns[column].cost > 0 { add(slot: columns[column].cost, 1) }
    if columns[column].isLogical {
      let dual = rows[columns[column].logicalRow].dual
      if dual > 0 { add(slot: dual, 1) }
      return
    }
    let first = columns[column].firstEntry
    for position in first..<first + columns[column].entryCount {
      let entry = columnEntries[position]
      let dual = rows[entry.index].dual
      if dual > 0 { add(slot: dual, -entry.value) }
    }
  }

  @inline(__always)
  private func add(slot: Int32, _ scale: Double) {
    let base = Int(slot) * stride
    for level in 0..<stride {
      let value = slots[base + level] * scale
      slope[level] += value
      magnitude[level] += abs(value)
    }
  }

  /// Which way a column improves the answer: 1, −1, or 0 for neither; in that case notes whether it could move at no
  /// cost. Leaves the reduced cost in `slope`.
  private func price(_ column: Int32) -> Double {
    columns[column].isFlat = false
    if columns[column].basicRow >= 0 { return 0 }
    sumReducedCost(column)
    let sign = slopeSign()
    var flatness = false
    if sign <= 0 {
      let after = signBeyondKinks(column, upward: true)
      if after < 0 { return 1 }
      flatness = after == 0
    }
    if sign >= 0 {
      let after = signBeyondKinks(column, upward: false)
      if after < 0 { return -1 }
      flatness = flatness || after == 0
    }
    if flatness {
      columns[column].isFlat = true
      flat.append(column)
    }
    return 0
  }

  /// Which ways a column outside the basis can go at no cost.
  func flatness(of column: Int32) -> (up: Bool, down: Bool) {
    sumReducedCost(column)
    let sign = slopeSign()
    return (
      sign <= 0 && signBeyondKinks(column, upward: true) == 0, sign >= 0 && signBeyondKinks(column, upward: false) == 0
    )
  }

  /// The sign of the slope just beyond the kinks at the column's own value; restores `slope`, and where it is
  /// downhill leaves it in `beyond`.
  private func signBeyondKinks(_ column: Int32, upward: Bool) -> Int {
    let first = columns[column].firstKink
    let value = columns[column].value
    let direction = upward ? 1.0 : -1.0
    let start = upward ? columns[column].segment : columns[column].segment - 1
    var index = start
    while index >= 0 && index < columns[column].kinkCount {
      let kink = kinks[first + index]
      if (kink.position - value) * direction > 0 && !Tolerance.same(kink.position, value) { break }
      bump(kink, direction)
      index += upward ? 1 : -1
    }
    let end = index
    let sign = slopeSign() * (upward ? 1 : -1)
    if sign < 0 { for level in 0..<stride { beyond[level] = slope[level] * direction } }
    index = start
    while index != end {
      bump(kinks[first + index], -direction)
      index += upward ? 1 : -1
    }
    return sign
  }

  @inline(__always)
  func bump(_ kink: Kink, _ scale: Double) {
    slope[Int(kink.level)] += kink.weight * scale
    magnitude[Int(kink.level)] += kink.weight * abs(scale)
    slope[tieLevel] += kink.tie * scale
    magnitude[tieLevel] += kink.tie * abs(scale)
  }

  // MARK: A step

  /// Moves `column`; returns whether anything moved by more than rounding.
  private func step(_ column: Int32, _ direction: Double, shortSteps: Bool) -> Bool {
    solveColumn(column)
    guard let stop = ratioTest(column, direction, shortSteps: shortSteps) else {
      if isProbing {
        isUnbounded = true
        // Everything on the ray goes on for ever with it.
        columns[column].hasMoved = true
        for index in 0..<alpha.count where abs(alpha[index].value) > Tolerance.cancellation {
          columns[rows[alpha[index].index].basic].hasMoved = true
        }
        move(column, direction * Self.far)
      }
      forget(column)
      return true
    }
    move(column, direction * stop.step)
    columns[stop.column].value = kinks[columns[stop.column].firstKink + stop.kink].position
    updateDualsForCrossings()
    if stop.column == column {
      columns[column].segment = segment(of: column, at: columns[column].value)
      refreshCost(column)
      countStep(column)
    } else {
      pivot(column, leaving: stop.column, direction)
    }
    return stop.step > Tolerance.position
  }

  /// Values that only ever move by differences would drift.
  private func countStep(_ column: Int32) {
    guard let component = component(of: column) else { return }
    components[component].steps += 1
    if components[component].steps > 1000 { refactor(component) }
  }

  private func forget(_ column: Int32) {
    for index in 0..<crossings.count { settle(crossings[index].column, at: columns[crossings[index].column].value) }
    remove(column, from: &candidates)
    remove(column, from: &costlessCandidates)
    columns[column].isCandidate = false
  }

  /// How far a column goes that nothing stops: a witness that it is free.
  private static let far = 1000.0

  private func move(_ column: Int32, _ amount: Double) {
    columns[column].value += amount
    if amount == 0 { return }
    markDirty(column)
    if isProbing { markMoved(column, amount) }
    for index in 0..<alpha.count {
      let entry = alpha[index]
      columns[rows[entry.index].basic].value -= entry.value * amount
    }
  }

  private func remove(_ column: Int32, from list: inout Buffer<Int32>) {
    for index in 0..<list.count where list[index] == column {
      list[index] = list.last
      list.truncate(to: list.count - 1)
      return
    }
  }

  private func markMoved(_ column: Int32, _ amount: Double) {
    if abs(amount) > Tolerance.feasibility { columns[column].hasMoved = true }
    for index in 0..<alpha.count where abs(alpha[index].value * amount) > Tolerance.feasibility {
      columns[rows[alpha[index].index].basic].hasMoved = true
    }
  }

  /// Walks the kinks that the step meets, nearest first, while the slope beyond is still downhill. Leaves in `bestSlope`
  /// the slope up to the one it stops at.
  private func ratioTest(_ column: Int32, _ direction: Double, shortSteps: Bool) -> Breakpoint? {
    breakpoints.removeAll()
    crossings.removeAll()
    for level in 0..<stride {
      slope[level] = bestSlope[level]
      magnitude[level] = bestMagnitude[level]
    }
    pushBreakpoint(column, direction)
    for index in 0..<alpha.count {
      pushBreakpoint(rows[alpha[index].index].basic, -direction * alpha[index].value)
    }
    while let point = popBreakpoint() {
      let kink = kinks[columns[point.column].firstKink + point.kink]
      let (level, rate) = (Int(kink.level), abs(point.rate))
      let before = (slope[level], slope[tieLevel])
      bump(kink, rate)
      if slopeSign() >= 0 || (shortSteps && point.column != column) {
        slope[level] = before.0
        slope[tieLevel] = before.1
        keepSlope(1)
        return point
      }
      let upward = point.rate > 0
      crossings.append(Crossing(column: point.column, kink: point.kink, upward: upward))
      columns[point.column].segment += upward ? 1 : -1
      pushBreakpoint(point.column, point.rate)
    }
    return nil
  }

  private func pushBreakpoint(_ column: Int32, _ rate: Double) {
    let kink = rate > 0 ? columns[column].segment : columns[column].segment - 1
    if kink < 0 || kink >= columns[column].kinkCount || abs(rate) < Tolerance.position { return }
    let distance = kinks[columns[column].firstKink + kink].position - columns[column].value
    let point = Breakpoint(step: max(0, distance / rate), rate: rate, column: column, kink: kink)
    breakpoints.append(point)
    var place = breakpoints.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if !comesBefore(point, breakpoints[parent]) { break }
      breakpoints[place] = breakpoints[parent]
      place = parent
    }
    breakpoints[place] = point
  }

  private func popBreakpoint() -> Breakpoint? {
    guard breakpoints.count > 0 else { return nil }
    let top = breakpoints[0]
    let moved = breakpoints.last
    breakpoints.truncate(to: breakpoints.count - 1)
    let count = breakpoints.count
    if count == 0 { return top }
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count && comesBefore(breakpoints[child + 1], breakpoints[child]) { child += 1 }
      if !comesBefore(breakpoints[child], moved) { break }
      breakpoints[place] = breakpoints[child]
      place = child
    }
    breakpoints[place] = moved
    return top
  }

  @inline(__always)
  private func comesBefore(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
    a.step != b.step ? a.step < b.step : a.column < b.column
  }

  // MARK: Duals

  /// c changed for the basic columns that went beyond a kink: y += B⁻ᵀ Δc, level by level.
  func updateDualsForCrossings() {
    if crossings.count == 0 { return }
    for index in 0..<crossings.count where index == 0 || crossings[index].column != crossings[index - 1].column {
      refreshCost(crossings[index].column)
    }
    for level in 0..<stride {
      for index in 0..<crossings.count {
        let crossing = crossings[index]
        let row = columns[crossing.column].basicRow
        if row < 0 { continue }
        let kink = kinks[columns[crossing.column].firstKink + crossing.kink]
        let weight = Int(kink.level) == level ? kink.weight : level == tieLevel ? kink.tie : 0
        if weight != 0 { addSeed(row, crossing.upward ? weight : -weight) }
      }
      if seeds.count == 0 { continue }
      solveBackward()
      addToDuals(level: level, 1)
      clearWork()
    }
  }

  /// The entering column's reduced cost, left in `bestSlope` along the direction, becomes zero.
  func pivot(_ column: Int32, leaving: Int32, _ direction: Double) {
    let row = columns[leaving].basicRow
    var element = 0.0
    for index in 0..<alpha.count where alpha[index].index == row { element = alpha[index].value }
    addSeed(row, 1)
    solveBackward()
    for level in 0..<stride where abs(bestSlope[level]) > Tolerance.slope * bestMagnitude[level] {
      addToDuals(level: level, bestSlope[level] * direction / element)
    }
    markTouched()
    clearWork()
    pushEta(row, element)
    exchange(row, column)
    settle(leaving, at: columns[leaving].value)
    markCandidate(leaving)
    let component = rows[row].component
    if needsFactor(component) { refactor(component) }
  }

  private func needsFactor(_ component: Int32) -> Bool {
    let part = components[component]
    return part.etaCount > 40 + part.rowCount / 16 || part.etaEntries > 400 + part.rowCount * 3
  }

  func addToDuals(level: Int, _ scale: Double) {
    for index in 0..<reached.count {
      let row = reached[index]
      let value = work[row] * scale
      if value == 0 { continue }
      if rows[row].dual == 0 { rows[row].dual = newSlot() }
      let place = Int(rows[row].dual) * stride + level
      let sum = slots[place] + value
      slots[place] = abs(sum) <= Tolerance.slope * abs(value) ? 0 : sum
      if scale == 1 { markRow(row) }
    }
  }

  /// Columns outside the basis may have become attractive where a dual changed.
  func markTouched() {
    for index in 0..<reached.count where work[reached[index]] != 0 { markRow(reached[index]) }
  }

  func markRow(_ row: Int32) {
    markCandidate(rows[row].logical)
    let first = rows[row].firstEntry
    for position in first..<first + rows[row].entryCount { markCandidate(rowEntries[position].index) }
  }
}
