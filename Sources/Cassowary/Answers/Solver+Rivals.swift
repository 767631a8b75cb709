extension Solver {
  /// The constraints because of which an optional one misses what it misses: an irreducible set with which it cannot
  /// hold, while all that is as strong or stronger stays no worse than it is. Ascending; empty where it holds.
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

  /// Places of the constraints that a wish is in conflict with; none where all can hold, or cannot even without the wish.
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
  /// Required to hold or, where it does not, to be missed by no more.
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
