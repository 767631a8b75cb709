extension Solver {
  /// The constraints because of which an optional one misses what it misses: an irreducible set with which it cannot
  /// hold, while all that is as strong or stronger stays no worse than it is. Ascending; empty where it holds.
  public func rivals(of id: ConstraintID) throws(SolverError) -> [ConstraintID] {
    let record = try engine.record(id)
    if engine.loss(of: id.rawIndex) == nil { return [] }
    var wish = engine.constraint(record)
    wish.priority = 1000
    var others: [(id: ConstraintID, constraint: LinearConstraint)] = []
    for index in 0..<Int32(engine.constraints.count) where index != id.rawIndex {
      let other = engine.constraints[index]
      guard other.home != .removed, other.priority >= record.priority else { continue }
      others.append((ConstraintID(rawIndex: index), engine.asGoodAsNow(index)))
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
      return conflict.members.compactMap { member in
        guard case .existing(let id) = member else { return nil }
        return id.index
      }
    }
    return []
  }
}

extension Engine {
  /// Required to hold or, where it does not, to be missed by no more.
  fileprivate func asGoodAsNow(_ index: Int32) -> LinearConstraint {
    var constraint = constraint(constraints[index])
    constraint.priority = 1000
    if loss(of: index) != nil {
      let left = leftSide(constraints[index])
      constraint.relation = left > constraint.constant ? .lessThanOrEqual : .greaterThanOrEqual
      constraint.constant = left
    }
    return constraint
  }
}
