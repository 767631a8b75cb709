/// Factoring: finding a triangular order again after eta columns have accumulated.
extension Basis {
  /// Factors a component's basic columns. Returns the columns that depend on others and therefore left the basis;
  /// logical columns replaced them.
  mutating func factor(_ component: Int32, _ program: inout Program) -> [Int32] {
    removeEtas(component)
    let slice = program.components[component].rows
    var unplaced = Buffer<Int32>()
    for index in slice {
      let row = program.componentRows[index]
      program.columns[program.rows[row].triangular].triangularRow = -1
      program.rows[row].isOpen = true
      let basic = program.rows[row].basic
      if !program.columns[basic].isLogical { unplaced.append(basic) }
    }
    for index in slice {
      let basic = program.rows[program.componentRows[index]].basic
      if program.columns[basic].isLogical { program.close(program.columns[basic].logicalRow, basic, pivot: -1) }
    }
    program.peel(&unplaced)
    program.closeRest(slice)
    return eliminate(unplaced, &program)
  }

  private mutating func removeEtas(_ component: Int32) {
    unusedEtas += Int(etaLists[component].count)
    etaLists[component] = EtaList()
    if unusedEtas == etas.count {
      etas.removeAll()
      etaEntries.removeAll()
      unusedEtas = 0
    } else if unusedEtas > 4096 && unusedEtas > etas.count / 2 {
      compactEtas()
    }
  }

  private mutating func compactEtas() {
    var kept = Buffer<Eta>()
    var entries = Buffer<Entry>()
    for component in 0..<etaLists.count {
      var index = etaLists[component].first
      etaLists[component].first = -1
      etaLists[component].last = -1
      while index >= 0 {
        var eta = etas[index]
        index = eta.next
        let first = Int32(entries.count)
        for place in eta.entries { entries.append(etaEntries[place]) }
        eta.firstEntry = first
        eta.previous = etaLists[component].last
        eta.next = -1
        let place = Int32(kept.count)
        if eta.previous >= 0 { kept[eta.previous].next = place } else { etaLists[component].first = place }
        etaLists[component].last = place
        kept.append(eta)
      }
    }
    etas = kept
    etaEntries = entries
    unusedEtas = 0
  }

  /// Adds the columns of the bump one by one, each at its largest element among the open rows. Returns those that
  /// depend on earlier columns; logical columns stay in their rows.
  private mutating func eliminate(_ bump: borrowing Buffer<Int32>, _ program: inout Program) -> [Int32] {
    var dependent: [Int32] = []
    for index in 0..<bump.count {
      let column = bump[index]
      solveColumn(column, &program)
      var best = Entry(value: 0, index: -1)
      for place in 0..<alpha.count where program.rows[alpha[place].index].isOpen {
        if abs(alpha[place].value) > abs(best.value) { best = alpha[place] }
      }
      if abs(best.value) < Tolerance.pivot {
        dependent.append(column)
        continue
      }
      pushEta(best.index, pivot: best.value, &program)
      program.rows[best.index].isOpen = false
      program.exchange(best.index, column)
    }
    return dependent
  }

  /// Replaces the basic column of `row`; `alpha` is the new column in terms of the old basis.
  mutating func pushEta(_ row: Int32, pivot: Double, _ program: inout Program) {
    let component = program.rows[row].component
    let first = etaEntries.count
    for index in 0..<alpha.count where alpha[index].index != row { etaEntries.append(alpha[index]) }
    let count = Int32(etaEntries.count - first)
    let index = Int32(etas.count)
    let previous = etaLists[component].last
    etas.append(
      Eta(pivot: pivot, row: row, firstEntry: Int32(first), entryCount: count, previous: previous, next: -1))
    if previous >= 0 { etas[previous].next = index } else { etaLists[component].first = index }
    etaLists[component].last = index
    etaLists[component].count += 1
    etaLists[component].entryCount += count + 2
  }

  /// Whether a solve with the component's eta columns costs more than factoring again.
  @inline(__always)
  func needsFactor(_ component: Int32, _ program: borrowing Program) -> Bool {
    let (list, rowCount) = (etaLists[component], program.components[component].rowCount)
    return list.count > 40 + rowCount / 16 || list.entryCount > 400 + rowCount * 3
  }
}

/// Finding the order of the triangular part.
extension Program {
  fileprivate mutating func close(_ row: Int32, _ column: Int32, pivot: Double) {
    rows[row].isOpen = false
    setTriangular(row, column, pivot: pivot)
  }

  /// Repeatedly takes columns with one open row left. Columns for which no triangular order exists stay in `unplaced`.
  fileprivate mutating func peel(_ unplaced: inout Buffer<Int32>) {
    var ready = Buffer<Int32>()
    for index in 0..<unplaced.count {
      let column = unplaced[index]
      columns[column].degree = openCount(column)
      if columns[column].degree == 1 { ready.append(column) }
    }
    while let column = ready.popLast() {
      if columns[column].triangularRow >= 0 { continue }
      guard let entry = onlyOpenRow(column) else { continue }
      close(entry.index, column, pivot: entry.value)
      for place in rows[entry.index].entries {
        let other = rowEntries[place].index
        if !columns[other].isBasic || columns[other].triangularRow >= 0 { continue }
        columns[other].degree -= 1
        if columns[other].degree == 1 { ready.append(other) }
      }
    }
    var kept = 0
    for index in 0..<unplaced.count where columns[unplaced[index]].triangularRow < 0 {
      unplaced[kept] = unplaced[index]
      kept += 1
    }
    unplaced.truncate(to: kept)
  }

  private func openCount(_ column: Int32) -> Int32 {
    var count: Int32 = 0
    for place in columns[column].entries where rows[columnEntries[place].index].isOpen { count += 1 }
    return count
  }

  private func onlyOpenRow(_ column: Int32) -> Entry? {
    var largest = 0.0
    var found: Entry?
    for place in columns[column].entries {
      let entry = columnEntries[place]
      largest = max(largest, abs(entry.value))
      if rows[entry.index].isOpen { found = entry }
    }
    guard let found, abs(found.value) > Tolerance.pivot * largest else { return nil }
    return found
  }

  /// Puts the logical columns into rows that are still open, until a column of the bump takes their place.
  fileprivate mutating func closeRest(_ slice: Range<Int32>) {
    for index in slice { columns[rows[componentRows[index]].basic].basicRow = -1 }
    for index in slice {
      let row = componentRows[index]
      if rows[row].isOpen { setTriangular(row, rows[row].logical, pivot: -1) }
      rows[row].basic = rows[row].triangular
      columns[rows[row].basic].basicRow = row
    }
  }
}
