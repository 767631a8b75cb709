/// Updating duals and values for the basis.
extension Simplex {
  /// Computes a component's duals from scratch, level by level.
  ///
  ///     yᵀ B = c_B
  mutating func sumDuals(_ component: Int32) {
    let slice = program.components[component].rows
    var isCostly = false
    for index in slice {
      let row = program.componentRows[index]
      if program.rows[row].dual > 0 {
        vectors.release(program.rows[row].dual)
        program.rows[row].dual = 0
      }
      if program.columns[program.rows[row].basic].cost > 0 { isCostly = true }
    }
    if !isCostly { return }
    for level in 0..<program.stride {
      for index in slice {
        let row = program.componentRows[index]
        let cost = program.columns[program.rows[row].basic].cost
        if cost == 0 { continue }
        let value = vectors[cost, level]
        if value != 0 { basis.addSeed(row, value) }
      }
      if basis.seeds.count == 0 { continue }
      basis.solveBackward(&program)
      for index in 0..<basis.reached.count where basis.work[basis.reached[index]] != 0 {
        let row = basis.reached[index]
        if program.rows[row].dual == 0 { program.rows[row].dual = vectors.make() }
        vectors[program.rows[row].dual, level] = basis.work[row]
        markRow(row)
      }
      basis.clearWork()
    }
  }

  /// Factors the basis and computes values and duals from scratch, so that rounding errors do not accumulate.
  mutating func refactor(_ component: Int32) {
    program.components[component].steps = 0
    for column in basis.factor(component, &program) { markCandidate(column) }
    sumValues(component)
    sumDuals(component)
  }

  /// Computes the values of a component's basic columns from scratch.
  ///
  ///     B x_B = s − N x_N
  private mutating func sumValues(_ component: Int32) {
    let slice = program.components[component].rows
    for index in slice {
      let row = program.componentRows[index]
      var sum = 0.0
      let logical = program.rows[row].logical
      if !program.columns[logical].isBasic { sum += program.columns[logical].value }
      for place in program.rows[row].entries {
        let entry = program.rowEntries[place]
        if !program.columns[entry.index].isBasic { sum -= entry.value * program.columns[entry.index].value }
      }
      basis.addSeed(row, sum)
    }
    basis.solveForward(&program)
    for index in slice {
      let row = program.componentRows[index]
      let basic = program.rows[row].basic
      let value = basis.work[row]
      let drift = abs(program.columns[basic].value - value)
      program.columns[basic].value = value
      if drift > Tolerance.position * max(1, abs(value)) { program.findSegment(of: basic) }
      refreshCost(basic)
    }
    basis.clearWork()
    program.markChanged(program.rows[program.componentRows[slice.lowerBound]].logical)
  }

  /// Updates the duals, level by level, after basic columns passed a kink and changed their costs.
  ///
  ///     y += B⁻ᵀ Δc
  mutating func updateDualsForCrossings() {
    if crossings.count == 0 { return }
    for index in 0..<crossings.count where index == 0 || crossings[index].column != crossings[index - 1].column {
      refreshCost(crossings[index].column)
    }
    for level in 0..<program.stride {
      for index in 0..<crossings.count {
        let crossing = crossings[index]
        let row = program.columns[crossing.column].basicRow
        if row < 0 { continue }
        let kink = program.kinks[program.columns[crossing.column].kinkSlots.first + crossing.kink]
        let weight = Int(kink.level) == level ? kink.weight : level == program.tieLevel ? kink.tie : 0
        if weight != 0 { basis.addSeed(row, crossing.upward ? weight : -weight) }
      }
      if basis.seeds.count == 0 { continue }
      basis.solveBackward(&program)
      addToDuals(level: level, times: 1)
      basis.clearWork()
    }
  }

  /// Updates the duals after the cost of a row's basic column changed from one vector to another.
  mutating func addToDuals(_ row: Int32, from old: Int32, to new: Int32) {
    if old == 0 && new == 0 { return }
    basis.addSeed(row, 1)
    basis.solveBackward(&program)
    for level in 0..<program.stride {
      let change = vectors[new, level] - vectors[old, level]
      if change != 0 { addToDuals(level: level, times: change) }
    }
    markReached()
    basis.clearWork()
  }

  /// Adds a multiple of the solution to the duals of one level.
  mutating func addToDuals(level: Int, times scale: Double) {
    for index in 0..<basis.reached.count {
      let row = basis.reached[index]
      let value = basis.work[row] * scale
      if value == 0 { continue }
      if program.rows[row].dual == 0 { program.rows[row].dual = vectors.make() }
      let sum = vectors[program.rows[row].dual, level] + value
      vectors[program.rows[row].dual, level] = abs(sum) <= Tolerance.slope * abs(value) ? 0 : sum
      if scale == 1 { markRow(row) }
    }
  }

  /// Marks columns outside the basis that may be attractive because a dual changed.
  mutating func markReached() {
    for index in 0..<basis.reached.count where basis.work[basis.reached[index]] != 0 { markRow(basis.reached[index]) }
  }

  mutating func markRow(_ row: Int32) {
    markCandidate(program.rows[row].logical)
    for place in program.rows[row].entries { markCandidate(program.rowEntries[place].index) }
  }
}
