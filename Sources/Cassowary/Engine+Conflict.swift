/// Irreducible conflicts, after a solve that failed.
extension Engine {
  /// `first` is where the constraints just added begin.
  ///
  /// One violated constraint is taken such that all others can hold; it is made optional and the rest solved. The
  /// constraints that then hold its left side where it is, by way of one basis, are the only ones that can: as the
  /// support of an extreme ray they are irreducible (Gleeson and Ryan 1990).
  func conflict(from first: Int) -> Conflict {
    var hard = requiredConstraints()
    var violated: [Int32] = []
    while let found = violations(of: hard) {
      violated += found
      let gone = Set(found)
      hard.removeAll { gone.contains($0) }
    }
    for constraint in violated.sorted() {
      if let conflict = conflict(of: constraint, with: hard, from: first) { return conflict }
      hard.append(constraint)
      hard.sort()
    }
    preconditionFailure("a failed solve without a violated constraint")
  }

  private func requiredConstraints() -> [Int32] {
    (0..<Int32(constraints.count)).filter { constraints[$0].home != .removed && constraints[$0].isRequired }
  }

  /// The members of an infeasible set that stay violated when it is solved; nil where it is feasible.
  private func violations(of hard: [Int32]) -> [Int32]? {
    let trial = trial(hard)
    if trial.rebuild() { return nil }
    if trial.contradicted >= 0 { return [hard[Int(trial.contradicted)]] }
    var found: Set<Int32> = []
    for column in 0..<Int32(trial.columns.count) where trial.columns[column].isViolated {
      for kink in trial.violatedKinks(column) { found.insert(hard[Int(kink.constraint)]) }
    }
    return found.sorted()
  }

  /// The conflict of one constraint with others that can hold together, if it has one.
  private func conflict(of constraint: Int32, with hard: [Int32], from first: Int) -> Conflict? {
    let trial = trial(hard)
    trial.store(batch([constraint]))
    let own = Int32(hard.count)
    trial.constraints[own].priority = 999
    guard trial.rebuild() else { return nil }
    var record = trial.constraints[own]
    record.priority = 1000
    let error = trial.leftSide(record) - record.constant
    let expression = LinearExpression(trial.constraint(record).terms)
    if trial.holds(record, left: error, right: 0) { return nil }
    let holding = ActiveSystem(trial).shares(of: expression).map(\.index).filter { $0 < own }
    let members = (holding.map { hard[Int($0)] } + [constraint]).sorted()
    return Conflict(
      members: members.map { Int($0) >= first ? .added(Int($0) - first) : .existing(ConstraintID(rawIndex: $0)) },
      amount: abs(error))
  }

  private func trial(_ subset: [Int32]) -> Engine {
    let trial = Engine()
    trial.addVariables(variableCount)
    trial.store(batch(subset))
    return trial
  }

  func batch(_ subset: [Int32]) -> ConstraintBatch {
    var batch = ConstraintBatch()
    for index in subset { batch.append(constraint(constraints[index])) }
    return batch
  }
}
