/// From constraints to the program: levels, columns, rows, kinks.
extension Engine {
  /// A constraint and the column that its kinks go to.
  private struct Loose: BitwiseCopyable {
    var constraint: Int32
    var column: Int32
  }

  /// Solves everything afresh. Returns false where required constraints contradict each other.
  func rebuild() -> Bool {
    let holds = solveAfresh()
    if !hasStalled || rowsForLongSteps == .max { return holds }
    // Where steps went in circles, another start may lead elsewhere.
    let rows = rowsForLongSteps
    rowsForLongSteps = .max
    defer { rowsForLongSteps = rows }
    return solveAfresh()
  }

  private func solveAfresh() -> Bool {
    hasStalled = false
    contradicted = -1
    isStale = true
    if let index = substituteAll() {
      contradicted = index
      return false
    }
    collectLevels()
    clearProgram()
    guard makeProgram() else { return false }
    linkColumns()
    settleColumns()
    labelComponents()
    labelZones()
    crash()
    isStale = false
    return solveAll()
  }

  private func clearProgram() {
    columns.removeAll(); kinks.removeAll(); columnEntries.removeAll(); rows.removeAll(); rowEntries.removeAll()
    slots.removeAll(); freeSlots.removeAll(); etas.removeAll(); etaEntries.removeAll()
    candidates.removeAll(); flat.removeAll(); components.removeAll(); componentRows.removeAll()
    etaGarbage = 0
    violatedCount = 0
    resetLevelSpace()
  }

  func resetLevelSpace() {
    stride = levels.count + 2
    slots.reset(to: stride, filling: 0)
    freeSlots.removeAll()
    slope.reset(to: stride, filling: 0)
    magnitude.reset(to: stride, filling: 0)
    bestSlope.reset(to: stride, filling: 0)
    bestMagnitude.reset(to: stride, filling: 0)
    beyond.reset(to: stride, filling: 0)
    bestBeyond.reset(to: stride, filling: 0)
  }

  /// `levels` lists the distinct priorities, highest first, required always among them.
  private func collectLevels() {
    levels.removeAll()
    levels.append(1000)
    var previous: Float = 1000
    for index in 0..<constraints.count {
      let record = constraints[index]
      if record.priority == previous || record.home == .removed { continue }
      previous = record.priority
      if levelIndex(previous) == nil { insertLevel(previous) }
    }
  }

  func levelIndex(_ priority: Float) -> Int16? {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low < levels.count && levels[low] == priority ? Int16(low) : nil
  }

  func insertLevel(_ priority: Float) {
    levels.append(priority)
    var place = levels.count - 1
    while place > 0 && levels[place - 1] < priority {
      levels[place] = levels[place - 1]
      place -= 1
    }
    levels[place] = priority
  }

  /// The level at which ties are broken, and the one that lets what is still free rest at 0.
  var tieLevel: Int { levels.count }
  var restLevel: Int { levels.count + 1 }

  private func makeProgram() -> Bool {
    var loose = Buffer<Loose>()
    defer { loose.free() }
    loose.reserve(constraints.count)
    drafts.removeAll()
    draftEntries.removeAll()
    unaries.removeAll()
    columns.reserve(variableCount)
    unaries.reserve(constraints.count)
    occurrences.reset(to: variableCount, filling: Occurrences())
    for index in 0..<Int32(constraints.count) where constraints[index].home == .kink {
      let record = constraints[index]
      let right = gather(record)
      if gathered.count > 1 {
        draftRow(index, right, isEquality: record.isRequired && record.relation == .equal)
      } else if gathered.count == 1 {
        noteUnary(index, right)
      } else if !isHeld(index, left: 0, right: right) {
        return false
      }
    }
    eliminate()
    for index in 0..<unaries.count {
      if occurrences[unaries[index].root].isImplied {
        constraints[unaries[index].constraint].home = .implied
      } else {
        let unary = resolve(unaries[index])
        addKinks(unary.constraint, columnOfRoot(unary.root), unary.right, unary.factor, &loose)
      }
    }
    for index in 0..<drafts.count where drafts[index].isAlive {
      if !emit(drafts[index], &loose) { return false }
    }
    placeKinks(loose)
    return true
  }

  /// A constraint without unknowns. Returns false where it is wrong.
  private func isHeld(_ index: Int32, left: Double, right: Double) -> Bool {
    constraints[index].home = .constant
    if holds(constraints[index], left: left, right: right) { return true }
    contradicted = index
    return false
  }

  private func emit(_ draft: Draft, _ loose: inout Buffer<Loose>) -> Bool {
    gathered.removeAll()
    for place in draft.firstEntry..<draft.firstEntry + draft.entryCount { gathered.append(draftEntries[place]) }
    if gathered.count == 0 { return isHeld(draft.constraint, left: draft.shift, right: draft.right) }
    if gathered.count == 1 {
      let column = columnOfRoot(gathered[0].index)
      addKinks(draft.constraint, column, draft.right - draft.shift, gathered[0].value, &loose)
      return true
    }
    addKinks(draft.constraint, appendRow(isEquality: draft.isEquality), draft.right - draft.shift, 1, &loose)
    return true
  }

  private func addKinks(
    _ index: Int32, _ column: Int32, _ right: Double, _ factor: Double, _ loose: inout Buffer<Loose>
  ) {
    let record = constraints[index]
    constraints[index].column = column
    constraints[index].factor = factor
    constraints[index].shift = record.constant - right
    loose.append(Loose(constraint: index, column: column))
    columns[column].kinkCount += record.relation == .equal ? 2 : 1
    if !record.isRequired { columns[column].isCostless = false }
  }

  @inline(__always)
  func forEachKink(
    _ constraint: Int32, _ relation: Relation, _ position: Double, _ weight: Double, _ level: Int16,
    _ body: (Kink) -> Void
  ) {
    let kink = Kink(
      position: position, weight: abs(weight), constraint: constraint, level: level, side: .lower)
    if relation == .equal || (relation == .greaterThanOrEqual) == (weight > 0) { body(kink) }
    if relation == .equal || (relation == .lessThanOrEqual) == (weight > 0) {
      var upper = kink
      upper.side = .upper
      body(upper)
    }
  }

  /// Whether a constraint without unknowns may stand: always, unless it is required and wrong.
  func holds(_ record: Record, left: Double, right: Double) -> Bool {
    if !record.isRequired { return true }
    let error = left - right
    let slack = Tolerance.feasibility * magnitude(of: record)
    switch record.relation {
    case .equal: return abs(error) <= slack
    case .lessThanOrEqual: return error <= slack
    case .greaterThanOrEqual: return error >= -slack
    }
  }

  func columnOfRoot(_ root: Int32) -> Int32 {
    if classes[root].column < 0 {
      classes[root].column = Int32(columns.count)
      columns.append(Column(value: 0, owner: root))
    }
    return classes[root].column
  }

  /// A row of what was gathered; returns its logical column.
  func appendRow(isEquality: Bool) -> Int32 {
    let row = Int32(rows.count)
    let first = Int32(rowEntries.count)
    for index in 0..<gathered.count {
      let entry = gathered[index]
      rowEntries.append(Entry(value: entry.value, index: columnOfRoot(entry.index)))
    }
    let logical = Int32(columns.count)
    columns.append(Column(value: 0, owner: -1 - row))
    rows.append(
      Row(
        firstEntry: first, entryCount: Int32(gathered.count), logical: logical, basic: logical, triangular: logical,
        isEquality: isEquality))
    columns[logical].basicRow = row
    columns[logical].triangularRow = row
    return logical
  }

  private func placeKinks(_ loose: Buffer<Loose>) {
    var next: Int32 = 0
    for index in 0..<columns.count {
      columns[index].firstKink = next
      columns[index].kinkCapacity = columns[index].kinkCount
      next += columns[index].kinkCount
      columns[index].kinkCount = 0
    }
    _ = kinks.extend(by: Int(next))
    for index in 0..<loose.count {
      let column = loose[index].column
      let record = constraints[loose[index].constraint]
      let position = (record.constant - record.shift) / record.factor
      let level = levelIndex(record.priority).unsafelyUnwrapped
      forEachKink(loose[index].constraint, record.relation, position, record.factor, level) { kink in
        kinks[columns[column].firstKink + columns[column].kinkCount] = kink
        columns[column].kinkCount += 1
      }
    }
    for index in 0..<columns.count where columns[index].kinkCount > 1 { sortKinks(index) }
  }

  /// Column lists from row lists.
  func linkColumns() {
    for index in 0..<columns.count { columns[index].entryCount = 0 }
    for index in 0..<rowEntries.count { columns[rowEntries[index].index].entryCount += 1 }
    var next: Int32 = 0
    for index in 0..<columns.count {
      columns[index].firstEntry = next
      next += columns[index].entryCount
      columns[index].entryCount = 0
    }
    columnEntries.removeAll()
    _ = columnEntries.extend(by: Int(next))
    for row in 0..<Int32(rows.count) {
      let first = rows[row].firstEntry
      for index in first..<first + rows[row].entryCount {
        let entry = rowEntries[index]
        let column = entry.index
        columnEntries[columns[column].firstEntry + columns[column].entryCount] = Entry(value: entry.value, index: row)
        columns[column].entryCount += 1
      }
    }
  }

  /// Connected rows form a component; nothing that happens in one is felt in another.
  func labelComponents() {
    components.removeAll()
    componentRows.removeAll()
    for index in 0..<rows.count { rows[index].component = -1 }
    marks.reset(to: max(rows.count, columns.count), filling: 0)
    stamp = 1
    for start in 0..<Int32(rows.count) where rows[start].component < 0 {
      let label = Int32(components.count)
      let first = componentRows.count
      rows[start].component = label
      componentRows.append(start)
      var next = first
      while next < componentRows.count {
        reachNeighbours(of: componentRows[next], label)
        next += 1
      }
      components.append(Component(firstRow: Int32(first), rowCount: Int32(componentRows.count - first)))
    }
    work.reset(to: rows.count, filling: 0)
    marks.reset(to: rows.count, filling: 0)
    stamp = 0
  }

  private func reachNeighbours(of row: Int32, _ label: Int32) {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      let column = rowEntries[index].index
      if marks[column] == 1 { continue }
      marks[column] = 1
      let start = columns[column].firstEntry
      for other in start..<start + columns[column].entryCount {
        let neighbour = columnEntries[other].index
        if rows[neighbour].component < 0 {
          rows[neighbour].component = label
          componentRows.append(neighbour)
        }
      }
    }
  }
}
