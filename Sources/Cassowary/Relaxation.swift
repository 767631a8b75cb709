/// One way out of a conflict.
public struct Relaxation: Sendable, Equatable {
  public let member: Conflict.Member
  /// The nearest constant with which this constraint can stay required.
  public let constant: Double
  /// How far that is from the constant it has.
  public let shift: Double
}

extension Solver {
  /// The members of a conflict of which it is enough to change one, to make it optional or to shift its constant, for
  /// everything to hold. `added` are the constraints that the refused change was to add.
  public func relaxations(
    of conflict: Conflict, adding added: [LinearConstraint] = []
  ) throws(SolverError) -> [Relaxation] {
    try engine.check(ConstraintBatch(added))
    var found: [Relaxation] = []
    for member in conflict.members {
      if let relaxation = try engine.relaxation(member, added) { found.append(relaxation) }
    }
    return found
  }
}

extension Engine {
  fileprivate func relaxation(
    _ member: Conflict.Member, _ added: [LinearConstraint]
  ) throws(SolverError) -> Relaxation? {
    let old = (0..<Int32(constraints.count)).filter { constraints[$0].home != .removed && constraints[$0].isRequired }
    var place: Int
    switch member {
    case .existing(let id):
      _ = try record(id)
      place = old.firstIndex(of: id.rawIndex) ?? 0
    case .added(let index):
      if !added.indices.contains(index) { throw .unknownConstraint(ConstraintID(index: constraints.count + index)) }
      place = old.count + added[..<index].count { $0.priority >= 1000 }
    }
    var batch = batch(old)
    for constraint in added where constraint.priority >= 1000 { batch.append(constraint) }
    let trial = Engine()
    trial.addVariables(variableCount)
    trial.store(batch)
    trial.constraints[place].priority = 999
    if !trial.rebuild() { return nil }
    let left = trial.leftSide(trial.constraints[place])
    let constant = trial.constraints[place].constant
    return Relaxation(member: member, constant: left, shift: left - constant)
  }
}
