/// Finding the first values and the first basis.
extension Simplex {
  /// Solves a new program, one component after the other, in the order of their first rows.
  mutating func start(_ constraints: borrowing ConstraintTable) {
    for column in 0..<Int32(program.columns.count) where !program.columns[column].isLogical { setCheapestValue(column) }
    crash()
    for component in 0..<Int32(program.components.count) {
      for index in program.components[component].rows {
        let basic = program.rows[program.componentRows[index]].basic
        program.findSegment(of: basic)
        if program.columns[basic].kinkSlots.count > 0 { refreshCost(basic) }
      }
      sumDuals(component)
      repair(component, constraints)
    }
    program.markAllGroupsChanged()
  }

  /// Sets a column to the value where its own constraints cost least.
  private mutating func setCheapestValue(_ column: Int32) {
    let (low, high) = program.bounds(of: column) { _ in true }
    if low <= high {
      program.columns[column].value = min(max(0, low), high)
      program.findSegment(of: column)
      if program.columns[column].cost > 0 { refreshCost(column) }
      // Only a column that can move may be part of a tie.
      if low < high { markCandidate(column) }
      return
    }
    setValue(column, cheapestPosition(program.kinkRange(of: column)))
    markCandidate(column)
  }

  /// Returns the position up to which the slope is downhill.
  private mutating func cheapestPosition(_ range: Range<Int32>) -> Double {
    slope.clear()
    for index in range {
      let kink = program.kinks[index]
      slope.magnitudes[Int(kink.level)] += kink.weight
      if kink.side == .lower { slope.values[Int(kink.level)] -= kink.weight }
    }
    for index in range {
      let kink = program.kinks[index]
      slope.values[Int(kink.level)] += kink.weight
      if slope.sign(slopeTolerance) >= 0 { return kink.position }
    }
    return range.isEmpty ? 0 : program.kinks[range.upperBound - 1].position
  }

  // MARK: Crash

  /// Makes a first basis: each equality gets its own column, preferably one without cost. A column is taken while the
  /// equality is the only one left that contains it, so that the order is triangular. Inequalities keep their logical
  /// columns.
  private mutating func crash() {
    var degree = Buffer<Int32>(repeating: 0, count: program.columns.count)
    var queue = CrashQueue()
    var order = Buffer<Int32>()
    for row in 0..<program.rows.count where program.rows[row].isEquality {
      for place in program.rows[row].entries { degree[program.rowEntries[place].index] += 1 }
    }
    for column in 0..<Int32(program.columns.count) where degree[column] == 1 { queue.append(column, program) }
    while let column = queue.popLast() {
      guard degree[column] == 1, let row = makeBasic(column) else { continue }
      order.append(row)
      for place in program.rows[row].entries {
        let other = program.rowEntries[place].index
        degree[other] -= 1
        if degree[other] == 1 { queue.append(other, program) }
      }
    }
    sumFirstValues(order)
  }

  /// Makes `column` basic in the only equality without a column that contains it, if its element there is large enough.
  private mutating func makeBasic(_ column: Int32) -> Int32? {
    for place in program.columns[column].entries {
      let entry = program.columnEntries[place]
      let row = entry.index
      if !program.rows[row].isEquality || program.rows[row].basic != program.rows[row].logical { continue }
      var largest = 0.0
      for other in program.rows[row].entries { largest = max(largest, abs(program.rowEntries[other].value)) }
      if abs(entry.value) < largest * 1e-3 { return nil }
      program.columns[program.rows[row].logical].triangularRow = -1
      program.exchange(row, column)
      program.setTriangular(row, column, pivot: entry.value)
      return row
    }
    return nil
  }

  /// Computes the values of basic columns, those taken last first, because they do not depend on the others.
  private mutating func sumFirstValues(_ order: borrowing Buffer<Int32>) {
    for row in 0..<program.rows.count where program.rows[row].basic != program.rows[row].logical {
      setCheapestValue(program.rows[row].logical)
    }
    var index = order.count - 1
    while index >= 0 {
      let row = order[index]
      index -= 1
      let basic = program.rows[row].basic
      var sum = program.columns[program.rows[row].logical].value
      for place in program.rows[row].entries where program.rowEntries[place].index != basic {
        sum -= program.rowEntries[place].value * program.columns[program.rowEntries[place].index].value
      }
      program.columns[basic].value = sum / program.rows[row].triangularPivot
    }
    moveAlongCriticalPaths()
    for row in 0..<Int32(program.rows.count) where program.rows[row].basic == program.rows[row].logical {
      program.columns[program.rows[row].logical].value = program.sum(ofRow: row)
    }
  }
}

/// Columns that occur in one open equality, by the cost of moving them.
struct CrashQueue: ~Copyable {
  private var free = Buffer<Int32>()
  private var costless = Buffer<Int32>()
  private var costly = Buffer<Int32>()

  mutating func append(_ column: Int32, _ program: borrowing Program) {
    if program.columns[column].kinkSlots.count == 0 { return free.append(column) }
    for index in program.kinkRange(of: column) where program.kinks[index].level > 0 { return costly.append(column) }
    costless.append(column)
  }

  mutating func popLast() -> Int32? { free.popLast() ?? costless.popLast() ?? costly.popLast() }
}
