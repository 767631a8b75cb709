/// What the solver is asked to change.
extension Engine {
  func addVariables(_ count: Int) {
    let first = Int32(variableCount)
    variableCount += count
    for index in first..<first + Int32(count) {
      affine.append(Affine(scale: 1, offset: 0, root: index, next: -1))
      classes.append(VariableClass(last: index, size: 1, pending: -1, column: -1))
      gatherMark.append(-1)
    }
  }

  func check(_ batch: ConstraintBatch) throws(SolverError) {
    for (position, header) in batch.headers.enumerated() {
      if !header.constant.isFinite { throw .notFinite(position: position) }
      if !(header.priority > 0 && header.priority <= 1000) {
        throw .invalidPriority(header.priority, position: position)
      }
      for index in Int(header.firstTerm)..<Int(header.firstTerm + header.termCount) {
        let term = batch.terms[index]
        if !term.coefficient.isFinite { throw .notFinite(position: position) }
        if term.variable < 0 || Int(term.variable) >= variableCount {
          throw .unknownVariable(Variable(rawIndex: term.variable))
        }
      }
    }
  }

  func record(_ id: ConstraintID) throws(SolverError) -> Record {
    if id.rawIndex < 0 || Int(id.rawIndex) >= constraints.count || constraints[id.rawIndex].home == .removed {
      throw .unknownConstraint(id)
    }
    return constraints[id.rawIndex]
  }

  func store(_ batch: ConstraintBatch) {
    let base = Int32(terms.count)
    constraints.reserve(constraints.count + batch.headers.count)
    terms.reserve(terms.count + batch.terms.count)
    for term in batch.terms { terms.append(term) }
    for header in batch.headers {
      constraints.append(
        Record(
          constant: header.constant, priority: header.priority, yieldOrder: header.yieldOrder,
          firstTerm: base + header.firstTerm, termCount: header.termCount, relation: header.relation, home: .kink))
    }
    liveCount += batch.headers.count
  }

  /// Adds, in place if each constraint has one unknown left, else by solving afresh. Where the answer is not the only one
  /// it is solved afresh too, as after a removal: which variables rest at 0 depends on those that presolve takes away.
  func append(_ batch: ConstraintBatch) -> Bool {
    let first = Int32(constraints.count)
    store(batch)
    if batch.count * 4 > liveCount || !placeAll(from: first) { return rebuild() }
    return finish() && !hasTies || rebuild()
  }

  private func placeAll(from first: Int32) -> Bool {
    for index in first..<Int32(constraints.count) {
      if levelIndex(constraints[index].priority) == nil { return false }
      _ = gather(constraints[index])
      if gathered.count != 1 || classes[gathered[0].index].column < -1 { return false }
    }
    for index in first..<Int32(constraints.count) {
      let right = gather(constraints[index])
      let column = columnOfRoot(gathered[0].index)
      constraints[index].column = column
      constraints[index].factor = gathered[0].value
      constraints[index].shift = constraints[index].constant - right
      insertKinks(of: index)
      kinksChanged(column)
    }
    return true
  }

  func dropConstraints(from first: Int) {
    liveCount -= constraints.count - first
    if first < constraints.count { terms.truncate(to: Int(constraints[first].firstTerm)) }
    constraints.truncate(to: first)
    _ = rebuild()
  }

  func remove(_ ids: [ConstraintID]) {
    var inPlace = ids.count * 4 <= liveCount
    for id in ids where constraints[id.rawIndex].home != .removed {
      if !constraints[id.rawIndex].isInPlace { inPlace = false }
    }
    for id in ids where constraints[id.rawIndex].home != .removed {
      if inPlace && constraints[id.rawIndex].home == .kink { removeKinks(of: id.rawIndex) }
      constraints[id.rawIndex].home = .removed
      liveCount -= 1
    }
    if inPlace, finish(), !hasTies { return }
    _ = rebuild()
  }

  func setConstants(_ changes: [(ConstraintID, Double)]) -> Conflict? {
    let old = changes.map { ($0.0, constraints[$0.0.rawIndex].constant) }
    if applyConstants(changes) { return nil }
    let conflict = conflict(from: constraints.count)
    _ = applyConstants(old.reversed())
    return conflict
  }

  private func applyConstants(_ changes: [(ConstraintID, Double)]) -> Bool {
    var inPlace = !isStale
    for (id, constant) in changes {
      constraints[id.rawIndex].constant = constant
      if constraints[id.rawIndex].home != .kink || constraints[id.rawIndex].isSupport { inPlace = false }
      if inPlace { moveKinks(of: id.rawIndex) }
    }
    return inPlace && finish() || rebuild()
  }

  func setPriority(_ id: ConstraintID, _ priority: Float) -> Conflict? {
    let old = constraints[id.rawIndex].priority
    if applyPriority(id.rawIndex, priority) { return nil }
    let conflict = conflict(from: constraints.count)
    _ = applyPriority(id.rawIndex, old)
    return conflict
  }

  private func applyPriority(_ constraint: Int32, _ priority: Float) -> Bool {
    let record = constraints[constraint]
    constraints[constraint].priority = priority
    // An equality that becomes required, or no longer is, may be substituted, or no longer.
    let staysARow = record.relation != .equal || (priority < 1000 && !record.isRequired)
    guard record.home == .kink, !record.isSupport, staysARow, !isStale, levelIndex(priority) != nil else {
      return rebuild()
    }
    moveKinks(of: constraint)
    return finish() || rebuild()
  }

  func value(of variable: Int32) -> Double {
    let member = affine[variable]
    if member.root < 0 { return member.offset + 0 }
    // Adding 0 keeps −0 out of answers.
    return member.scale * valueOfRoot(member.root) + member.offset + 0
  }

  func leftSide(_ record: Record) -> Double {
    var sum = 0.0
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      sum += terms[index].coefficient * value(of: terms[index].variable)
    }
    return sum
  }

  func constraint(_ record: Record) -> LinearConstraint {
    let slice = Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
    return LinearConstraint(
      terms: slice.map { LinearTerm(Variable(rawIndex: terms[$0].variable), terms[$0].coefficient) },
      relation: record.relation, constant: record.constant, priority: record.priority,
      yieldOrder: record.yieldOrder)
  }
}
