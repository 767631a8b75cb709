/// Steps of the dual simplex before those of the primal: a required constraint that the start violates is repaired by
/// all columns that can repair it at once, the cheapest first, each as far as its price stays the same. A row of
/// thousands of labels that is too long takes one such step; the primal simplex would shorten them one by one, and move
/// all following views each time. The primal simplex completes what these steps leave.
///
/// The long steps are those of I. Maros, *A generalized dual phase-2 simplex algorithm*, European Journal of
/// Operational Research 149, 2003.
extension Simplex {
  mutating func repair(_ component: Int32, _ constraints: borrowing ConstraintTable) {
    if violatedCount == 0 || program.components[component].rowCount < rowsForLongSteps { return }
    // If many long rows are violated, the primal simplex may be as fast.
    var budget = 64 * (Int(program.components[component].rowCount) + 64)
    for index in program.components[component].rows {
      let row = program.componentRows[index]
      guard program.columns[program.rows[row].basic].isViolated, var repair = rowRepair(row) else { continue }
      collectPieces(&repair, constraints)
      budget -= repair.effort
      if budget < 0 { return }
      let missed = violatedCount
      take(repair)
      // Repairs that violate other constraints could cycle.
      if violatedCount >= missed { return }
    }
  }

  private func rowRepair(_ row: Int32) -> RowRepair? {
    let basic = program.rows[row].basic
    let value = program.columns[basic].value
    let (low, high) = program.bounds(of: basic) { $0.level == 0 }
    var weight = 0.0
    for index in program.kinkRange(of: basic) where program.kinks[index].level == 0 {
      let kink = program.kinks[index]
      let isMissed = kink.side == .lower ? kink.position > value : kink.position < value
      if isMissed && !Tolerance.same(kink.position, value) { weight += kink.weight }
    }
    if weight == 0 || low > high { return nil }
    let grows = value < low
    return RowRepair(row: row, sign: grows ? 1 : -1, target: grows ? low : high, weight: weight)
  }

  // MARK: Prices

  private mutating func collectPieces(_ repair: inout RowRepair, _ constraints: borrowing ConstraintTable) {
    for entry in elements(of: repair.row) {
      repair.effort += 1
      if isHeld(entry.index, direction: repair.direction(entry)) { continue }
      repair.effort += Int(program.columns[entry.index].entryCount)
      sumReducedCost(entry.index)
      // The price does not include the gain at the row itself.
      slope.values[0] -= repair.weight * repair.sign * entry.value
      collectPieces(of: entry, &repair, constraints)
    }
  }

  /// Returns the row in terms of the basis: `e B⁻¹ N`.
  private mutating func elements(of row: Int32) -> [Entry] {
    basis.addSeed(row, 1)
    basis.solveBackward(&program)
    var touched: [Int32] = []
    for index in 0..<basis.reached.count where basis.work[basis.reached[index]] != 0 {
      let row = basis.reached[index]
      touched.append(program.rows[row].logical)
      for place in program.rows[row].entries { touched.append(program.rowEntries[place].index) }
    }
    touched.sort()
    var found: [Entry] = []
    var previous: Int32 = -1
    for column in touched where column != previous && !program.columns[column].isBasic {
      previous = column
      let element = element(of: column)
      if abs(element) > Tolerance.pivot { found.append(Entry(value: element, index: column)) }
    }
    basis.clearWork()
    return found
  }

  private func element(of column: Int32) -> Double {
    if program.columns[column].isLogical { return -basis.work[program.columns[column].logicalRow] }
    var sum = 0.0
    for place in program.columns[column].entries {
      sum += program.columnEntries[place].value * basis.work[program.columnEntries[place].index]
    }
    return sum
  }

  /// Whether a required constraint stops a column in this direction, such as the width of the screen, which thousands
  /// of rows contain.
  private func isHeld(_ column: Int32, direction: Double) -> Bool {
    let index = program.nextKink(of: column, upward: direction > 0)
    if index < 0 || index >= program.columns[column].kinkSlots.count { return false }
    let kink = program.kinks[program.columns[column].kinkSlots.first + index]
    return kink.level == 0 && Tolerance.same(kink.position, program.columns[column].value)
  }

  /// Collects the pieces of a column from kink to kink, until a required constraint would be violated instead.
  private mutating func collectPieces(
    of entry: Entry, _ repair: inout RowRepair, _ constraints: borrowing ConstraintTable
  ) {
    let rate = abs(entry.value)
    let direction = repair.direction(entry)
    let column = program.columns[entry.index]
    var piece = RepairPiece(column: entry.index, element: entry.value, gain: 0, end: column.value, firstSlope: 0)
    var index = program.nextKink(of: entry.index, upward: direction > 0)
    while slope.values[0] * direction < repair.weight * rate / 2 {
      let isLast = index < 0 || index >= column.kinkSlots.count
      let end = isLast ? direction * .infinity : program.kinks[column.kinkSlots.first + index].position
      piece.gain = (end - piece.end) * direction * rate
      piece.end = end
      if piece.gain > 0 {
        // Gains in other rows do not count; otherwise a width in thousands of rows would be used to repair them all.
        repair.slopes.append(max(0, price(0, direction / rate)))
        for level in 1..<program.stride { repair.slopes.append(price(level, direction / rate)) }
        repair.append(piece, stride: program.stride)
      }
      if isLast { return }
      let kink = program.kinks[column.kinkSlots.first + index]
      slope.add(kink, times: direction)
      if kink.constraint >= 0 {
        piece.yieldOrder = constraints.records[kink.constraint].yieldOrder
        piece.constraint = kink.constraint
      }
      index += direction > 0 ? 1 : -1
    }
  }

  private func price(_ level: Int, _ scale: Double) -> Double {
    slope.isNoise(level, Tolerance.slope) ? 0 : slope.values[level] * scale
  }

  // MARK: The step

  private mutating func take(_ repair: RowRepair) {
    let basic = program.rows[repair.row].basic
    var missing = abs(repair.target - program.columns[basic].value)
    var moved: [Int32] = []
    var entering: Int32?
    for piece in repair.sortedPieces(stride: program.stride) {
      let old = program.columns[piece.column].value
      let isEnough = piece.gain >= missing
      program.columns[piece.column].value = isEnough ? old - repair.sign * missing / piece.element : piece.end
      basis.scatter(piece.column, old - program.columns[piece.column].value, &program)
      moved.append(piece.column)
      missing -= piece.gain
      if isEnough {
        entering = piece.column
        break
      }
    }
    if moved.isEmpty { return }
    moveBasics(after: moved)
    guard let entering else { return }
    program.columns[basic].value = repair.target
    basis.solveColumn(entering, &program)
    sumReducedCost(entering)
    best.set(slope, times: 1)
    pivot(entering, leaving: basic, 1)
  }

  /// Moves the basic columns for the changes that `scatter` collected, and updates costs and duals.
  ///
  ///     B Δx_B = −N Δx_N
  private mutating func moveBasics(after moved: [Int32]) {
    crossings.removeAll()
    for column in moved {
      program.markChanged(column)
      crossKinks(column)
    }
    basis.solveForward(&program)
    for index in 0..<basis.reached.count {
      let basic = program.rows[basis.reached[index]].basic
      program.columns[basic].value += basis.work[basis.reached[index]]
      crossKinks(basic)
    }
    basis.clearWork()
    updateDualsForCrossings()
  }

  /// Updates a column's segment for its value.
  private mutating func crossKinks(_ column: Int32) {
    let value = program.columns[column].value
    let segment = program.segment(of: column, at: value)
    while program.columns[column].segment != segment {
      cross(column, upward: program.columns[column].segment < segment)
    }
  }
}
