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

  func append(_ batch: ConstraintBatch) -> Bool {
    store(batch)
    return rebuild()
  }

  func dropConstraints(from first: Int) {
    liveCount -= constraints.count - first
    if first < constraints.count { terms.truncate(to: Int(constraints[first].firstTerm)) }
    constraints.truncate(to: first)
    _ = rebuild()
  }

  func remove(_ ids: [ConstraintID]) {
    for id in ids where constraints[id.rawIndex].home != .removed {
      constraints[id.rawIndex].home = .removed
      liveCount -= 1
    }
    _ = rebuild()
  }

  func setConstants(_ changes: [(ConstraintID, Double)]) -> Conflict? {
    let old = changes.map { constraints[$0.0.rawIndex].constant }
    for (id, constant) in changes { constraints[id.rawIndex].constant = constant }
    if rebuild() { return nil }
    let conflict = conflict(from: constraints.count)
    for (position, change) in changes.enumerated().reversed() {
      constraints[change.0.rawIndex].constant = old[position]
    }
    _ = rebuild()
    return conflict
  }

  func setPriority(_ id: ConstraintID, _ priority: Float) -> Conflict? {
    let old = constraints[id.rawIndex].priority
    constraints[id.rawIndex].priority = priority
    if rebuild() { return nil }
    let conflict = conflict(from: constraints.count)
    constraints[id.rawIndex].priority = old
    _ = rebuild()
    return conflict
  }

  func value(of variable: Int32) -> Double {
    let member = affine[variable]
    if member.root < 0 { return member.offset + 0 }
    let column = classes[member.root].column
    // Adding 0 keeps −0 out of answers.
    return (column < 0 ? restingValue(member) : member.scale * columns[column].value + member.offset) + 0
  }

  /// A class that nothing else constrains rests with its first variable at 0.
  private func restingValue(_ member: Affine) -> Double {
    let first = affine[firstMember(member.root)]
    return member.offset - member.scale * first.offset / first.scale
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
