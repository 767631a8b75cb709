/// Changing the constraints.
extension SolverState {
  /// Adds constraints: in place if each has one unknown left, otherwise by solving everything again. If the answer is
  /// not unique, everything is solved again as well, as after a removal, because presolve decides which variables are
  /// at 0.
  func append(_ batch: ConstraintBatch) -> Bool {
    let first = Int32(constraints.records.count)
    constraints.append(batch)
    if batch.count * 4 > constraints.liveCount || !placeAll(from: first) { return rebuild() }
    return finish() && !hasTies || rebuild()
  }

  private func placeAll(from first: Int32) -> Bool {
    for index in first..<Int32(constraints.records.count) {
      let record = constraints.records[index]
      if simplex.program.level(of: record.priority) == nil { return false }
      _ = substitution.gather(record, constraints.terms)
      guard substitution.gathered.count == 1, substitution.classes[substitution.gathered[0].index].column >= -1 else {
        return false
      }
    }
    for index in first..<Int32(constraints.records.count) {
      let right = substitution.gather(constraints.records[index], constraints.terms)
      let entry = substitution.gathered[0]
      constraints.records[index].column = simplex.program.columnOfRoot(entry.index, &substitution)
      constraints.records[index].factor = entry.value
      constraints.records[index].shift = constraints.records[index].constant - right
      replaceKinks(of: index)
    }
    return true
  }

  /// Updates the kinks of a constraint that was removed, or whose constant or priority changed. The next solve starts
  /// from the last answer.
  private func replaceKinks(of constraint: Int32, isRemoved: Bool = false) {
    let record = constraints.records[constraint]
    simplex.program.removeKinks(of: constraint, from: record.column)
    if !isRemoved { simplex.program.insertKinks(of: constraint, record) }
    simplex.kinksChanged(record.column)
    if simplex.program.columns[record.column].breaksTies {
      simplex.reweighTies(around: record.column, &constraints, &substitution)
    }
  }

  func remove(_ ids: [ConstraintID]) {
    var inPlace = ids.count * 4 <= constraints.liveCount
    for id in ids where constraints.records[id.rawIndex].role != .removed {
      if !constraints.records[id.rawIndex].isInPlace { inPlace = false }
    }
    for id in ids where constraints.records[id.rawIndex].role != .removed {
      if inPlace, constraints.records[id.rawIndex].role == .kink { replaceKinks(of: id.rawIndex, isRemoved: true) }
      constraints.remove(id.rawIndex)
    }
    if inPlace, finish(), !hasTies { return }
    _ = rebuild()
  }

  func setConstants(_ changes: [(ConstraintID, Double)]) -> Conflict? {
    let old = changes.map { ($0.0, constraints.records[$0.0.rawIndex].constant) }
    if applyConstants(changes) { return nil }
    let conflict = conflict(from: constraints.records.count)
    _ = applyConstants(old.reversed())
    return conflict
  }

  private func applyConstants(_ changes: [(ConstraintID, Double)]) -> Bool {
    var inPlace = !isStale
    for (id, constant) in changes {
      constraints.records[id.rawIndex].constant = constant
      if constraints.records[id.rawIndex].role != .kink { inPlace = false }
      if constraints.records[id.rawIndex].isSupport { inPlace = false }
      if inPlace, restsOnBound(id.rawIndex) { inPlace = false }
      if inPlace { replaceKinks(of: id.rawIndex) }
    }
    return inPlace && finish() || rebuild()
  }

  /// Whether a tie may make something rest on the constraint's bound, which moves with the constant.
  private func restsOnBound(_ constraint: Int32) -> Bool {
    let record = constraints.records[constraint]
    return simplex.program.hasBoundLevel && record.relation != .equal
      && simplex.program.columns[record.column].breaksTies
  }

  func setPriority(_ id: ConstraintID, _ priority: Float) -> Conflict? {
    let old = constraints.records[id.rawIndex].priority
    if applyPriority(id.rawIndex, priority) { return nil }
    let conflict = conflict(from: constraints.records.count)
    _ = applyPriority(id.rawIndex, old)
    return conflict
  }

  private func applyPriority(_ constraint: Int32, _ priority: Float) -> Bool {
    let record = constraints.records[constraint]
    constraints.records[constraint].priority = priority
    // An equality that becomes required may be substituted, and one that is no longer required may not.
    let staysARow = record.relation != .equal || (priority < 1000 && !record.isRequired)
    guard record.role == .kink, !record.isSupport, staysARow, !isStale,
      simplex.program.level(of: priority) != nil
    else { return rebuild() }
    replaceKinks(of: constraint)
    return finish() || rebuild()
  }
}
