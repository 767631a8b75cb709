/// A change to one constraint that resolves a conflict.
package struct Relaxation: Sendable, Equatable {
  package let member: Conflict.Member
  /// The nearest constant with which this constraint can remain required.
  package let constant: Double
  /// The distance of this constant from the present one.
  package let shift: Double
}

extension Solver {
  /// Returns the members of a conflict for which one change, making it optional or moving its constant, is enough for
  /// everything to hold. `added` are the constraints that the refused change would have added.
  package func relaxations(
    of conflict: Conflict, adding added: [LinearConstraint] = []
  ) throws(SolverError) -> [Relaxation] {
    try ConstraintBatch(added).check(variableCount: variableCount)
    var found: [Relaxation] = []
    for member in conflict.members {
      if let relaxation = try state.relaxation(member, added) { found.append(relaxation) }
    }
    return found
  }
}

extension SolverState {
  fileprivate func relaxation(
    _ member: Conflict.Member, _ added: [LinearConstraint]
  ) throws(SolverError) -> Relaxation? {
    let old = constraints.required
    let place: Int
    switch member {
    case .existing(let id):
      _ = try constraints.record(id)
      place = old.firstIndex(of: id.rawIndex) ?? 0
    case .added(let index):
      if !added.indices.contains(index) {
        throw .unknownConstraint(ConstraintID(index: constraints.records.count + index))
      }
      place = old.count + added[..<index].count { $0.priority >= 1000 }
    }
    var batch = constraints.batch(old)
    for constraint in added where constraint.priority >= 1000 { batch.append(constraint) }
    let trial = SolverState(variableCount: variableCount, batch)
    trial.constraints.records[place].priority = 999
    if !trial.rebuild() { return nil }
    let left = trial.leftSide(trial.constraints.records[place])
    return Relaxation(member: member, constant: left, shift: left - trial.constraints.records[place].constant)
  }
}
