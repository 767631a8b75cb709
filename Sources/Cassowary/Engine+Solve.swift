/// Bringing a component's values, costs and duals in line with its basis, and solving it.
extension Engine {
  /// After `crash`: one component after the other, in the order of their first rows.
  func solveAll() -> Bool {
    for component in 0..<Int32(components.count) {
      for index in componentSlice(component) {
        let basic = rows[componentRows[index]].basic
        columns[basic].segment = segment(of: basic, at: columns[basic].value)
        if columns[basic].kinkCount > 0 { refreshCost(basic) }
      }
      sumDuals(component)
      repair(component)
    }
    for zone in 0..<Int32(zones.count) where !zones[zone].isDirty {
      zones[zone].isDirty = true
      dirtyZones.append(zone)
    }
    return finish()
  }

  /// Optimises, breaks ties where there are any, and tells whether all required constraints hold.
  func finish() -> Bool {
    optimise()
    while breakTies() { optimise() }
    evaluateDirtyZones()
    return requiredHold()
  }

  /// yᵀ B = c_B, level by level, from nothing.
  func sumDuals(_ component: Int32) {
    let slice = componentSlice(component)
    var costly = false
    for index in slice {
      let row = componentRows[index]
      if rows[row].dual > 0 {
        releaseSlot(rows[row].dual)
        rows[row].dual = 0
      }
      if columns[rows[row].basic].cost > 0 { costly = true }
    }
    if !costly { return }
    for level in 0..<stride {
      for index in slice {
        let row = componentRows[index]
        let cost = columns[rows[row].basic].cost
        if cost == 0 { continue }
        let value = slots[Int(cost) * stride + level]
        if value != 0 { addSeed(row, value) }
      }
      if seeds.count == 0 { continue }
      solveBackward()
      for index in 0..<reached.count where work[reached[index]] != 0 {
        let row = reached[index]
        if rows[row].dual == 0 { rows[row].dual = newSlot() }
        slots[Int(rows[row].dual) * stride + level] = work[row]
        markRow(row)
      }
      clearWork()
    }
  }

  /// New factors; values and duals summed afresh, so that rounding does not add up over many edits.
  func refactor(_ component: Int32) {
    components[component].steps = 0
    factor(component)
    sumValues(component)
    sumDuals(component)
  }

  /// B x_B = s − N x_N
  private func sumValues(_ component: Int32) {
    let slice = componentSlice(component)
    for index in slice {
      let row = componentRows[index]
      var sum = 0.0
      let logical = rows[row].logical
      if columns[logical].basicRow < 0 { sum += columns[logical].value }
      let first = rows[row].firstEntry
      for position in first..<first + rows[row].entryCount {
        let entry = rowEntries[position]
        if columns[entry.index].basicRow < 0 { sum -= entry.value * columns[entry.index].value }
      }
      addSeed(row, sum)
    }
    solveForward()
    for index in slice {
      let row = componentRows[index]
      let basic = rows[row].basic
      let value = work[row]
      let drift = abs(columns[basic].value - value)
      columns[basic].value = value
      if drift > Tolerance.position * max(1, abs(value)) {
        columns[basic].segment = segment(of: basic, at: value)
      }
      refreshCost(basic)
    }
    clearWork()
    markDirty(rows[componentRows[slice.lowerBound]].logical)
  }

  /// Whether each required constraint holds.
  func requiredHold() -> Bool {
    if violatedCount == 0 { return true }
    for column in 0..<Int32(columns.count) where columns[column].isViolated {
      if !violatedKinks(column).isEmpty { return false }
    }
    return true
  }

  /// The required kinks on the wrong side of the column's value.
  func violatedKinks(_ column: Int32) -> [Kink] {
    var found: [Kink] = []
    let value = columns[column].value
    let first = columns[column].firstKink
    for index in first..<first + columns[column].kinkCount where kinks[index].level == 0 {
      let kink = kinks[index]
      let error = kink.side == .lower ? kink.position - value : value - kink.position
      if error <= Tolerance.feasibility * max(1, abs(value)) { continue }
      if error * kink.weight <= Tolerance.feasibility * magnitude(of: constraints[kink.constraint]) { continue }
      found.append(kink)
    }
    return found
  }
}
