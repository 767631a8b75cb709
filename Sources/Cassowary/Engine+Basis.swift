/// The basis `B = T E₁ … Eₖ`: `T` can be put in triangular order, each `E` replaces one column. Both directions follow
/// only what is not zero.
extension Engine {
  /// B x = work. In: values in `work` at the rows listed in `seeds`. Out: the same at the rows in `reached`.
  func solveForward() {
    reach { row, visit in
      let column = rows[row].triangular
      if columns[column].isLogical { return nil }
      let first = columns[column].firstEntry
      return visit(first, columns[column].entryCount)
    } neighbour: { position in
      columnEntries[position].index
    }
    var index = reached.count - 1
    while index >= 0 {
      let row = reached[index]
      index -= 1
      var value = work[row]
      if abs(value) < Tolerance.drop {
        work[row] = 0
        continue
      }
      value /= rows[row].triangularPivot
      work[row] = value
      let column = rows[row].triangular
      if columns[column].isLogical { continue }
      let first = columns[column].firstEntry
      for position in first..<first + columns[column].entryCount {
        let entry = columnEntries[position]
        if entry.index != row { work[entry.index] -= entry.value * value }
      }
    }
    if reached.count > 0 { applyEtasForward(components[rows[reached[0]].component].firstEta) }
  }

  private func applyEtasForward(_ firstEta: Int32) {
    var index = firstEta
    while index >= 0 {
      let eta = etas[index]
      index = eta.next
      var value = work[eta.row]
      if value == 0 { continue }
      value /= eta.pivot
      work[eta.row] = value
      for position in eta.firstEntry..<eta.firstEntry + eta.entryCount {
        let entry = etaEntries[position]
        work[entry.index] -= entry.value * value
        if marks[entry.index] != stamp {
          marks[entry.index] = stamp
          reached.append(entry.index)
        }
      }
    }
  }

  /// Bᵀ y = work, likewise.
  func solveBackward() {
    if seeds.count == 0 {
      reached.removeAll()
      return
    }
    applyEtasBackward(components[rows[seeds[0]].component].lastEta)
    reach { row, visit in
      visit(rows[row].firstEntry, rows[row].entryCount)
    } neighbour: { position in
      columns[rowEntries[position].index].triangularRow
    }
    var index = reached.count - 1
    while index >= 0 {
      let row = reached[index]
      index -= 1
      var value = work[row]
      if abs(value) < Tolerance.drop {
        work[row] = 0
        continue
      }
      value /= rows[row].triangularPivot
      work[row] = value
      let first = rows[row].firstEntry
      for position in first..<first + rows[row].entryCount {
        let entry = rowEntries[position]
        let other = columns[entry.index].triangularRow
        if other >= 0 && other != row { work[other] -= entry.value * value }
      }
    }
  }

  /// How long the longest chain is that a backward solve follows from each of the component's rows, itself included. Only
  /// where the basis is triangular.
  func backwardDepths(_ component: Int32, _ depths: inout [Int32]) {
    for index in componentSlice(component) { seeds.append(componentRows[index]) }
    reach { row, visit in
      visit(rows[row].firstEntry, rows[row].entryCount)
    } neighbour: { position in
      columns[rowEntries[position].index].triangularRow
    }
    for index in 0..<reached.count {
      let row = reached[index]
      var deepest: Int32 = 0
      for position in rows[row].firstEntry..<rows[row].firstEntry + rows[row].entryCount {
        let other = columns[rowEntries[position].index].triangularRow
        if other >= 0 && other != row { deepest = max(deepest, depths[Int(other)]) }
      }
      depths[Int(row)] = deepest + 1
    }
    clearWork()
  }

  private func applyEtasBackward(_ lastEta: Int32) {
    if lastEta < 0 { return }
    stamp += 1
    for index in 0..<seeds.count { marks[seeds[index]] = stamp }
    var index = lastEta
    while index >= 0 {
      let eta = etas[index]
      index = eta.previous
      var value = work[eta.row]
      for position in eta.firstEntry..<eta.firstEntry + eta.entryCount {
        let entry = etaEntries[position]
        value -= entry.value * work[entry.index]
      }
      work[eta.row] = value / eta.pivot
      if value == 0 { continue }
      if marks[eta.row] != stamp {
        marks[eta.row] = stamp
        seeds.append(eta.row)
      }
    }
  }

  /// Depth first from `seeds`; leaves the rows in `reached`, each after all that it feeds.
  @inline(__always)
  private func reach(
    _ edges: (Int32, (Int32, Int32) -> (Int32, Int32)?) -> (Int32, Int32)?, neighbour: (Int32) -> Int32
  ) {
    stamp += 1
    reached.removeAll()
    for index in 0..<seeds.count {
      let seed = seeds[index]
      if marks[seed] == stamp { continue }
      marks[seed] = stamp
      stack.append(StackFrame(row: seed, position: 0))
      while stack.count > 0 {
        let top = stack.count - 1
        let row = stack[top].row
        var position = stack[top].position
        var next: Int32 = -1
        if let (first, count) = edges(row, { ($0, $1) }) {
          while position < count {
            let other = neighbour(first + position)
            position += 1
            if other >= 0 && marks[other] != stamp {
              next = other
              break
            }
          }
        }
        if next < 0 {
          reached.append(row)
          stack.truncate(to: top)
        } else {
          stack[top].position = position
          marks[next] = stamp
          stack.append(StackFrame(row: next, position: 0))
        }
      }
    }
  }

  func clearWork() {
    for index in 0..<reached.count { work[reached[index]] = 0 }
    reached.removeAll()
    seeds.removeAll()
  }

  /// `alpha` = B⁻¹ × the column.
  func solveColumn(_ column: Int32) {
    scatter(column, 1)
    solveForward()
    alpha.removeAll()
    for index in 0..<reached.count {
      let row = reached[index]
      let value = work[row]
      if abs(value) > Tolerance.drop { alpha.append(Entry(value: value, index: row)) }
    }
    clearWork()
  }

  func scatter(_ column: Int32, _ scale: Double) {
    if columns[column].isLogical {
      addSeed(columns[column].logicalRow, -scale)
      return
    }
    let first = columns[column].firstEntry
    for position in first..<first + columns[column].entryCount {
      addSeed(columnEntries[position].index, columnEntries[position].value * scale)
    }
  }

  @inline(__always)
  func addSeed(_ row: Int32, _ value: Double) {
    work[row] += value
    seeds.append(row)
  }

  /// Replaces the basic column of `row`; `alpha` is the new one in terms of the old basis.
  func pushEta(_ row: Int32, _ pivot: Double) {
    let component = rows[row].component
    let first = etaEntries.count
    for index in 0..<alpha.count where alpha[index].index != row { etaEntries.append(alpha[index]) }
    let count = Int32(etaEntries.count - first)
    let index = Int32(etas.count)
    let previous = components[component].lastEta
    etas.append(
      Eta(pivot: pivot, row: row, firstEntry: Int32(first), entryCount: count, previous: previous, next: -1))
    if previous >= 0 { etas[previous].next = index } else { components[component].firstEta = index }
    components[component].lastEta = index
    components[component].etaCount += 1
    components[component].etaEntries += count + 2
  }
}
