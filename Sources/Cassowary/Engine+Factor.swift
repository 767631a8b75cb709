/// Finding a triangular order: for the first basis (`crash`), and again when eta columns have piled up (`factor`).
extension Engine {
  /// A first basis: each equality gets a column of its own, best one without cost, taken while it is the only
  /// equality left that has this column, so that the order is triangular. Inequalities keep their logicals.
  func crash() {
    let count = columns.count
    let degree = Buffer<Int32>(repeating: 0, count: count)
    var ready = [Buffer<Int32>(), Buffer<Int32>(), Buffer<Int32>()]
    var order = Buffer<Int32>()
    defer {
      degree.free(); order.free()
      for index in 0..<3 { ready[index].free() }
    }
    for row in 0..<rows.count where rows[row].isEquality {
      let first = rows[row].firstEntry
      for position in first..<first + rows[row].entryCount { degree[rowEntries[position].index] += 1 }
    }
    for column in 0..<Int32(count) where degree[column] == 1 { ready[costClass(column)].append(column) }
    while let column = ready[0].popLast() ?? ready[1].popLast() ?? ready[2].popLast() {
      guard degree[column] == 1, let row = ownRow(column) else { continue }
      order.append(row)
      let first = rows[row].firstEntry
      for position in first..<first + rows[row].entryCount {
        let other = rowEntries[position].index
        degree[other] -= 1
        if degree[other] == 1 { ready[costClass(other)].append(other) }
      }
    }
    placeBasics(order)
  }

  /// 0: no constraint of its own; 1: required ones only; 2: others.
  private func costClass(_ column: Int32) -> Int {
    let first = columns[column].firstKink
    var result = columns[column].kinkCount == 0 ? 0 : 1
    for index in first..<first + columns[column].kinkCount where kinks[index].level > 0 { result = 2 }
    return result
  }

  /// Makes `column` basic in the one equality without a column that has it, if its element there is large enough.
  private func ownRow(_ column: Int32) -> Int32? {
    let start = columns[column].firstEntry
    for position in start..<start + columns[column].entryCount {
      let entry = columnEntries[position]
      let row = entry.index
      if !rows[row].isEquality || rows[row].basic != rows[row].logical { continue }
      var largest = 0.0
      let first = rows[row].firstEntry
      for other in first..<first + rows[row].entryCount { largest = max(largest, abs(rowEntries[other].value)) }
      if abs(entry.value) < largest * 1e-3 { return nil }
      let logical = rows[row].logical
      columns[logical].basicRow = -1
      columns[logical].triangularRow = -1
      rows[row].basic = column
      columns[column].basicRow = row
      setTriangular(row, column, entry.value)
      return row
    }
    return nil
  }

  func setTriangular(_ row: Int32, _ column: Int32, _ pivot: Double) {
    rows[row].triangular = column
    rows[row].triangularPivot = pivot
    columns[column].triangularRow = row
  }

  /// The values of basic columns, those taken last first: they do not depend on the others.
  private func placeBasics(_ order: Buffer<Int32>) {
    for row in 0..<rows.count where rows[row].basic != rows[row].logical {
      let logical = rows[row].logical
      settleAlone(logical)
    }
    var index = order.count - 1
    while index >= 0 {
      let row = order[index]
      index -= 1
      let basic = rows[row].basic
      var sum = columns[rows[row].logical].value
      let first = rows[row].firstEntry
      for position in first..<first + rows[row].entryCount where rowEntries[position].index != basic {
        sum -= rowEntries[position].value * columns[rowEntries[position].index].value
      }
      columns[basic].value = sum / rows[row].triangularPivot
    }
    pushAlongCriticalPaths()
    for row in 0..<rows.count where rows[row].basic == rows[row].logical {
      columns[rows[row].logical].value = rowSum(Int32(row))
    }
  }

  func rowSum(_ row: Int32) -> Double {
    var sum = 0.0
    let first = rows[row].firstEntry
    for position in first..<first + rows[row].entryCount {
      sum += rowEntries[position].value * columns[rowEntries[position].index].value
    }
    return sum
  }

  /// Makes the component's factors anew from its basic columns.
  func factor(_ component: Int32) {
    dropEtas(component)
    let slice = componentSlice(component)
    var unplaced = Buffer<Int32>()
    defer { unplaced.free() }
    for index in slice {
      let row = componentRows[index]
      columns[rows[row].triangular].triangularRow = -1
      rows[row].isOpen = true
      let basic = rows[row].basic
      if !columns[basic].isLogical { unplaced.append(basic) }
    }
    for index in slice {
      let basic = rows[componentRows[index]].basic
      if columns[basic].isLogical { close(columns[basic].logicalRow, basic, -1) }
    }
    peel(&unplaced)
    closeRest(slice)
    eliminate(unplaced)
  }

  func componentSlice(_ component: Int32) -> Range<Int> {
    let first = Int(components[component].firstRow)
    return first..<first + Int(components[component].rowCount)
  }

  private func dropEtas(_ component: Int32) {
    etaGarbage += Int(components[component].etaCount)
    components[component].firstEta = -1
    components[component].lastEta = -1
    components[component].etaCount = 0
    components[component].etaEntries = 0
    if etaGarbage == etas.count {
      etas.removeAll()
      etaEntries.removeAll()
      etaGarbage = 0
    } else if etaGarbage > 4096 && etaGarbage > etas.count / 2 {
      compactEtas()
    }
  }

  private func compactEtas() {
    var kept = Buffer<Eta>()
    var entries = Buffer<Entry>()
    for component in 0..<components.count {
      var index = components[component].firstEta
      components[component].firstEta = -1
      components[component].lastEta = -1
      while index >= 0 {
        var eta = etas[index]
        index = eta.next
        let first = Int32(entries.count)
        for place in eta.firstEntry..<eta.firstEntry + eta.entryCount { entries.append(etaEntries[place]) }
        eta.firstEntry = first
        eta.previous = components[component].lastEta
        eta.next = -1
        let place = Int32(kept.count)
        if eta.previous >= 0 { kept[eta.previous].next = place } else { components[component].firstEta = place }
        components[component].lastEta = place
        kept.append(eta)
      }
    }
    etas.free()
    etaEntries.free()
    etas = kept
    etaEntries = entries
    etaGarbage = 0
  }

  private func close(_ row: Int32, _ column: Int32, _ pivot: Double) {
    rows[row].isOpen = false
    setTriangular(row, column, pivot)
  }

  /// Takes columns with one open row left, over and over; what no order makes triangular stays in `unplaced`.
  private func peel(_ unplaced: inout Buffer<Int32>) {
    var ready = Buffer<Int32>()
    defer { ready.free() }
    for index in 0..<unplaced.count {
      let column = unplaced[index]
      columns[column].degree = openCount(column)
      if columns[column].degree == 1 { ready.append(column) }
    }
    while let column = ready.popLast() {
      if columns[column].triangularRow >= 0 { continue }
      guard let entry = onlyOpenRow(column) else { continue }
      close(entry.index, column, entry.value)
      let first = rows[entry.index].firstEntry
      for position in first..<first + rows[entry.index].entryCount {
        let other = rowEntries[position].index
        if columns[other].basicRow < 0 || columns[other].triangularRow >= 0 { continue }
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
    let first = columns[column].firstEntry
    for position in first..<first + columns[column].entryCount where rows[columnEntries[position].index].isOpen {
      count += 1
    }
    return count
  }

  private func onlyOpenRow(_ column: Int32) -> Entry? {
    var largest = 0.0
    var found: Entry?
    let first = columns[column].firstEntry
    for position in first..<first + columns[column].entryCount {
      let entry = columnEntries[position]
      largest = max(largest, abs(entry.value))
      if rows[entry.index].isOpen { found = entry }
    }
    guard let found, abs(found.value) > Tolerance.pivot * largest else { return nil }
    return found
  }

  /// Rows that are still open hold their logicals until a column of the bump takes their place.
  private func closeRest(_ slice: Range<Int>) {
    for index in slice { columns[rows[componentRows[index]].basic].basicRow = -1 }
    for index in slice {
      let row = componentRows[index]
      if rows[row].isOpen { setTriangular(row, rows[row].logical, -1) }
      rows[row].basic = rows[row].triangular
      columns[rows[row].basic].basicRow = row
    }
  }

  /// The columns of the bump come in one by one, each at the largest element among the open rows. One that depends on
  /// those before stays outside, and a logical in.
  private func eliminate(_ bump: Buffer<Int32>) {
    for index in 0..<bump.count {
      let column = bump[index]
      solveColumn(column)
      var best = Entry(value: 0, index: -1)
      for position in 0..<alpha.count where rows[alpha[position].index].isOpen {
        if abs(alpha[position].value) > abs(best.value) { best = alpha[position] }
      }
      if abs(best.value) < Tolerance.pivot {
        markCandidate(column)
        continue
      }
      pushEta(best.index, best.value)
      rows[best.index].isOpen = false
      exchange(best.index, column)
    }
  }

  /// `column` becomes the basic one of `row`.
  func exchange(_ row: Int32, _ column: Int32) {
    columns[rows[row].basic].basicRow = -1
    rows[row].basic = column
    columns[column].basicRow = row
    columns[column].isFlat = false
  }
}
