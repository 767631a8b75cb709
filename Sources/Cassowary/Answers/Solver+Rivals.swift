extension Solver {
  /// Returns the constraints that prevent an optional one from being satisfied: a minimal set with which it cannot
  /// hold, while all constraints of the same or a higher priority stay as good as they are. They are in ascending
  /// order; the result is empty if the constraint is satisfied.
  package func rivals(of id: ConstraintID) throws(SolverError) -> [ConstraintID] {
    let record = try state.constraints.record(id)
    if state.violation(of: record) == nil { return [] }
    var wish = state.constraints.constraint(record)
    wish.priority = 1000
    var others: [(id: ConstraintID, constraint: LinearConstraint)] = []
    for index in 0..<Int32(state.constraints.records.count) where index != id.rawIndex {
      let other = state.constraints.records[index]
      guard other.role != .removed, other.priority >= record.priority else { continue }
      others.append((ConstraintID(rawIndex: index), state.asGoodAsNow(other)))
    }
    return rivals(of: wish, among: others.map(\.constraint)).map { others[$0].id }
  }

  /// Returns the indices of the constraints that conflict with an optional one; empty if all can hold, or if they
  /// cannot hold even without it.
  private func rivals(of wish: LinearConstraint, among constraints: [LinearConstraint]) -> [Int] {
    var system = Solver()
    _ = system.addVariables(variableCount)
    guard (try? system.add(contentsOf: constraints)) != nil else { return [] }
    do throws(SolverError) { _ = try system.add(wish) } catch {
      guard case .conflict(let conflict) = error else { return [] }
      return conflict.members.compactMap { if case .existing(let id) = $0 { id.index } else { nil } }
    }
    return []
  }
}

extension SolverState {
  /// Returns a required constraint that demands that this one holds or, if it is not satisfied, that its error does not
  /// grow.
  fileprivate func asGoodAsNow(_ record: StoredConstraint) -> LinearConstraint {
    var constraint = constraints.constraint(record)
    constraint.priority = 1000
    if violation(of: record) != nil {
      let left = leftSide(record)
      constraint.relation = left > constraint.constant ? .lessThanOrEqual : .greaterThanOrEqual
      constraint.constant = left
    }
    return constraint
  }
}
