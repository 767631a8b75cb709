extension Solver {
  /// The constraints because of which an optional one misses what it misses: an irreducible set with which it cannot
  /// hold, while all that is as strong or stronger stays no worse than it is. Ascending; empty where it holds.
  public func rivals(of id: ConstraintID) throws(SolverError) -> [ConstraintID] {
    let record = try engine.record(id)
    if engine.loss(of: id.rawIndex) == nil { return [] }
    var wish = engine.constraint(record)
    wish.priority = 1000
    var quarrel = Quarrel(wish: wish, variableCount: variableCount)
    for index in 0..<Int32(engine.constraints.count) where index != id.rawIndex {
      let other = engine.constraints[index]
      guard other.home != .removed, other.priority >= record.priority else { continue }
      quarrel.others.append((ConstraintID(rawIndex: index), engine.asGoodAsNow(index)))
    }
    return quarrel.irreducible()
  }
}

/// A wish, and what it cannot hold with.
private struct Quarrel {
  let wish: LinearConstraint
  let variableCount: Int
  var others: [(id: ConstraintID, constraint: LinearConstraint)] = []

  /// The conflict that a solve finds, tried once more; where bounds that meet to the last digit made it take the wrong
  /// one of them, what is left when everything that can be spared is gone.
  mutating func irreducible() -> [ConstraintID] {
    guard let members = conflict(with: others.map(\.constraint)) else { return [] }
    let found = members.map { others[$0] }
    if conflict(with: found.map(\.constraint)) != nil { return found.map(\.id) }
    var index = 0
    while index < others.count {
      var fewer = others
      fewer.remove(at: index)
      if conflict(with: fewer.map(\.constraint)) != nil { others = fewer } else { index += 1 }
    }
    return others.map(\.id)
  }

  /// Places of the members besides the wish; `nil` where all can hold, or cannot hold even without the wish.
  private func conflict(with constraints: [LinearConstraint]) -> [Int]? {
    var system = Solver()
    _ = system.addVariables(variableCount)
    guard (try? system.add(contentsOf: constraints)) != nil else { return nil }
    do throws(SolverError) { _ = try system.add(wish) } catch {
      guard case .conflict(let conflict) = error else { return nil }
      return conflict.members.compactMap { member in
        guard case .existing(let id) = member else { return nil }
        return id.index
      }
    }
    return nil
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
