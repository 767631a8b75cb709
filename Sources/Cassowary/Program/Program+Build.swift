/// Making the program from constraints: levels, columns, rows, kinks.
extension Program {
  /// Makes the program. Returns the first violated constraint without unknowns.
  mutating func build(
    _ constraints: inout ConstraintTable, _ substitution: inout Substitution, _ presolve: inout Presolve
  ) -> Int32? {
    removeAll()
    collectLevels(constraints)
    presolve.removeAll(variableCount: substitution.variableCount, constraintCount: constraints.records.count)
    columns.reserve(substitution.variableCount)
    if let wrong = draft(&constraints, &substitution, &presolve) { return wrong }
    presolve.eliminate(&constraints)
    var sources = Buffer<Int32>()
    sources.reserve(constraints.records.count)
    for index in 0..<presolve.unaries.count {
      let unary = presolve.unaries[index]
      if presolve.occurrences[unary.root].isImplied {
        constraints.records[unary.constraint].role = .implied
      } else {
        let unary = presolve.resolve(unary)
        let column = columnOfRoot(unary.root, &substitution)
        sources.append(unary.constraint)
        assign(&constraints.records[unary.constraint], to: column, factor: unary.factor, right: unary.right)
      }
    }
    for index in 0..<presolve.drafts.count where presolve.drafts[index].isAlive {
      let draft = presolve.drafts[index]
      if draft.entryCount == 0 {
        if !isHeld(draft.constraint, error: draft.shift - draft.right, &constraints, substitution) {
          return draft.constraint
        }
        continue
      }
      let column: Int32
      var factor = 1.0
      if draft.entryCount == 1 {
        let entry = presolve.draftEntries[draft.firstEntry]
        (column, factor) = (columnOfRoot(entry.index, &substitution), entry.value)
      } else {
        column = appendRow(presolve.draftEntries, draft.entries, isEquality: draft.isEquality, &substitution)
      }
      sources.append(draft.constraint)
      assign(
        &constraints.records[draft.constraint], to: column, factor: factor, right: draft.right - draft.shift)
    }
    placeKinks(sources, constraints)
    return nil
  }

  private mutating func removeAll() {
    columns.removeAll(); kinks.removeAll(); columnEntries.removeAll(); rows.removeAll(); rowEntries.removeAll()
    components.removeAll(); componentRows.removeAll()
  }

  private mutating func collectLevels(_ constraints: borrowing ConstraintTable) {
    levels.removeAll()
    levels.append(1000)
    var previous: Float = 1000
    for index in 0..<constraints.records.count {
      let priority = constraints.records[index].priority
      if priority == previous || constraints.records[index].role == .removed { continue }
      previous = priority
      if level(of: priority) == nil { insertLevel(priority) }
    }
  }

  private mutating func insertLevel(_ priority: Float) {
    levels.append(priority)
    var place = levels.count - 1
    while place > 0 && levels[place - 1] < priority {
      levels[place] = levels[place - 1]
      place -= 1
    }
    levels[place] = priority
  }

  /// Sorts constraints by their number of unknowns. Returns the first violated constraint without any.
  private mutating func draft(
    _ constraints: inout ConstraintTable, _ substitution: inout Substitution, _ presolve: inout Presolve
  ) -> Int32? {
    for index in 0..<Int32(constraints.records.count) where constraints.records[index].role == .kink {
      let record = constraints.records[index]
      let right = substitution.gather(record, constraints.terms)
      if substitution.gathered.count > 1 {
        presolve.appendDraft(
          substitution.gathered, right, of: index, isEquality: record.isRequired && record.relation == .equal)
      } else if substitution.gathered.count == 1 {
        presolve.appendUnary(substitution.gathered[0], right, of: index, record)
      } else if !isHeld(index, error: -right, &constraints, substitution) {
        return index
      }
    }
    return nil
  }

  /// Whether a constraint without unknowns holds; `error` is its left side minus its right side.
  @inline(__always)
  private func isHeld(
    _ index: Int32, error: Double, _ constraints: inout ConstraintTable, _ substitution: borrowing Substitution
  ) -> Bool {
    constraints.records[index].role = .constant
    return substitution.holds(constraints.records[index], error, constraints.terms)
  }

  @inline(__always)
  private mutating func assign(
    _ record: inout StoredConstraint, to column: Int32, factor: Double, right: Double
  ) {
    record.column = column
    record.factor = factor
    record.shift = record.constant - right
    columns[column].kinkSlots.count += record.relation == .equal ? 2 : 1
    if !record.isRequired { columns[column].isCostless = false }
  }

  mutating func columnOfRoot(_ root: Int32, _ substitution: inout Substitution) -> Int32 {
    if substitution.classes[root].column < 0 {
      substitution.classes[root].column = Int32(columns.count)
      columns.append(Column(value: 0, owner: root))
    }
    return substitution.classes[root].column
  }

  /// Appends a row whose entries refer to roots. Returns its logical column.
  private mutating func appendRow(
    _ entries: borrowing Buffer<Entry>, _ range: Range<Int32>, isEquality: Bool, _ substitution: inout Substitution
  ) -> Int32 {
    let first = Int32(rowEntries.count)
    for place in range {
      rowEntries.append(
        Entry(value: entries[place].value, index: columnOfRoot(entries[place].index, &substitution)))
    }
    let row = closeRow(from: first, isEquality: isEquality)
    columns[rows[row].logical].basicRow = row
    columns[rows[row].logical].triangularRow = row
    return rows[row].logical
  }

  /// Makes a row of the last entries, with its own logical column.
  mutating func closeRow(from first: Int32, isEquality: Bool) -> Int32 {
    let (row, logical) = (Int32(rows.count), Int32(columns.count))
    columns.append(Column(value: 0, owner: -1 - row))
    rows.append(
      Row(
        firstEntry: first, entryCount: Int32(rowEntries.count) - first, logical: logical, basic: logical,
        triangular: logical, isEquality: isEquality))
    return row
  }

  private mutating func placeKinks(_ sources: borrowing Buffer<Int32>, _ constraints: borrowing ConstraintTable) {
    var next: Int32 = 0
    for index in 0..<columns.count {
      columns[index].kinkSlots.first = next
      columns[index].kinkSlots.capacity = columns[index].kinkSlots.count
      next += columns[index].kinkSlots.count
      columns[index].kinkSlots.count = 0
    }
    _ = kinks.extend(by: Int(next))
    for index in 0..<sources.count {
      let record = constraints.records[sources[index]]
      Kink.forEach(of: record, sources[index], level: level(of: record.priority).unsafelyUnwrapped) { kink in
        kinks[columns[record.column].kinkSlots.first + columns[record.column].kinkSlots.count] = kink
        columns[record.column].kinkSlots.count += 1
      }
    }
    for index in 0..<columns.count where columns[index].kinkSlots.count > 1 { sortKinks(index) }
  }
}
