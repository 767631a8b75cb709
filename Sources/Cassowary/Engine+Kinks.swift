/// Changing kinks in place, with the basis kept: the next solve starts from the last answer.
extension Engine {
  func insertKinks(of constraint: Int32) {
    let record = constraints[constraint]
    guard let level = levelIndex(record.priority) else { return }
    let position = (record.constant - record.shift) / record.factor
    forEachKink(constraint, record.relation, position, record.factor, level) { insertKink(record.column, $0) }
  }

  func removeKinks(of constraint: Int32) {
    let column = constraints[constraint].column
    takeKinks(of: constraint, from: column)
    kinksChanged(column)
  }

  /// The constraint's constant or priority changed.
  func moveKinks(of constraint: Int32) {
    let column = constraints[constraint].column
    takeKinks(of: constraint, from: column)
    insertKinks(of: constraint)
    kinksChanged(column)
  }

  private func takeKinks(of constraint: Int32, from column: Int32) {
    let first = columns[column].firstKink
    var kept = first
    for index in first..<first + columns[column].kinkCount where kinks[index].constraint != constraint {
      if kept != index { kinks[kept] = kinks[index] }
      kept += 1
    }
    columns[column].kinkCount = kept - first
  }

  /// Finds the column's segment and slope again; if it is basic, its row's dual moves by the difference.
  func kinksChanged(_ column: Int32) {
    let old = columns[column].cost
    // Kept from reuse until the difference is known.
    columns[column].cost = 0
    columns[column].segment = segment(of: column, at: columns[column].value)
    refreshCost(column)
    if columns[column].basicRow >= 0 {
      addToDuals(old, columns[column].cost, columns[column].basicRow)
    } else {
      markCandidate(column)
    }
    releaseSlot(old)
    if columns[column].breaksTies { reweighTies(around: column) }
  }

  private func addToDuals(_ old: Int32, _ new: Int32, _ row: Int32) {
    if old == 0 && new == 0 { return }
    addSeed(row, 1)
    solveBackward()
    for level in 0..<stride {
      let change = slots[Int(new) * stride + level] - slots[Int(old) * stride + level]
      if change != 0 { addToDuals(level: level, change) }
    }
    markTouched()
    clearWork()
  }

  /// Places a kink; the column's value stays, and its segment is found again.
  func insertKink(_ column: Int32, _ kink: Kink) {
    let count = columns[column].kinkCount
    if count == columns[column].kinkCapacity {
      let capacity = max(4, count * 2)
      let first = kinks.extend(by: Int(capacity))
      for index in 0..<Int(count) { kinks[first + index] = kinks[Int(columns[column].firstKink) + index] }
      columns[column].firstKink = Int32(first)
      columns[column].kinkCapacity = capacity
    }
    let first = columns[column].firstKink
    var place = first + count
    while place > first && Kink.precedesOrMeets(kink, kinks[place - 1]) {
      kinks[place] = kinks[place - 1]
      place -= 1
    }
    kinks[place] = kink
    if kink.level > 0 { columns[column].isCostless = false }
    columns[column].kinkCount += 1
    columns[column].segment = segment(of: column, at: columns[column].value)
  }
}
