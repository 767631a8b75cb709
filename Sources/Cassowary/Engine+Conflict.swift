/// Irreducible conflicts.
extension Engine {
  /// An irreducible set of required constraints that cannot all hold. `first` is where those just added begin.
  func conflict(from first: Int) -> Conflict {
    let required = (0..<Int32(constraints.count)).filter {
      constraints[$0].home != .removed && constraints[$0].isRequired
    }
    let core = shrink(required)
    return Conflict(
      members: core.map { Int($0) >= first ? .added(Int($0) - first) : .existing(ConstraintID(rawIndex: $0)) },
      amount: contradiction(core))
  }

  /// Junker's QuickXplain: halves what is left, so that k members out of n cost about k log n solves.
  private func shrink(_ all: [Int32]) -> [Int32] {
    func explain(_ base: [Int32], _ added: Bool, _ rest: ArraySlice<Int32>) -> [Int32] {
      if added && !isFeasible(base) { return [] }
      if rest.count <= 1 { return Array(rest) }
      let middle = rest.startIndex + rest.count / 2
      let (low, high) = (rest[..<middle], rest[middle...])
      let second = explain(base + low, !low.isEmpty, high)
      let first = explain(base + second, !second.isEmpty, low)
      return first + second
    }
    return explain([], false, all[...]).sorted()
  }

  private func isFeasible(_ subset: [Int32]) -> Bool {
    let trial = Engine()
    trial.addVariables(variableCount)
    trial.store(batch(subset))
    return trial.rebuild()
  }

  func batch(_ subset: [Int32]) -> ConstraintBatch {
    var batch = ConstraintBatch()
    for index in subset { batch.append(constraint(constraints[index])) }
    return batch
  }

  /// By how much the last of them is missed when the others hold.
  private func contradiction(_ core: [Int32]) -> Double {
    guard let last = core.last else { return 0 }
    let trial = Engine()
    trial.addVariables(variableCount)
    trial.store(batch(core))
    trial.constraints[core.count - 1].priority = 999
    _ = trial.rebuild()
    return abs(trial.leftSide(trial.constraints[core.count - 1]) - constraints[last].constant)
  }
}
