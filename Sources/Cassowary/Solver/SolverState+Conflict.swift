/// Finding minimal infeasible sets after a failed solve.
extension SolverState {
  /// Finds a minimal infeasible set.
  ///
  /// It takes the first violated constraint that cannot hold together with the violated ones before it and all
  /// satisfied ones, makes it optional, and solves the rest. The constraints of one basis that then hold its left side
  /// in place form, together with it, a minimal infeasible set, because they are the support of an extreme ray (Gleeson
  /// and Ryan 1990).
  ///
  /// - Parameter first: the number of the first constraint of the refused change.
  func conflict(from first: Int) -> Conflict {
    var hard = constraints.required
    var violated: [Int32] = []
    while let found = violations(of: hard) {
      violated += found
      let gone = Set(found)
      hard.removeAll { gone.contains($0) }
    }
    violated.sort()
    let held = countHeld(violated, with: hard)
    if held < violated.count, let found = opponents(of: violated[held], among: (hard + violated[..<held]).sorted()) {
      let members = (found.members + [violated[held]]).sorted()
      if violations(of: members) != nil { return conflict(members, found.amount, from: first) }
    }
    return irreducible(constraints.required, from: first)
  }

  /// Returns how many of the violated constraints, counted from the first, can hold together with the others.
  private func countHeld(_ violated: [Int32], with hard: [Int32]) -> Int {
    var (low, high) = (0, violated.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if trial((hard + violated[..<middle]).sorted()).rebuild() { low = middle } else { high = middle }
    }
    return low
  }

  /// Finds a minimal infeasible set by solving alone, as QuickXplain does, for conflicts that depend on rounding (U.
  /// Junker, *QuickXplain: preferred explanations and relaxations for over-constrained problems*, AAAI 2004).
  private func irreducible(_ all: [Int32], from first: Int) -> Conflict {
    let members = needed(of: all, beside: [], isNew: false).sorted()
    let amount = members.last.flatMap { opponents(of: $0, among: members.dropLast())?.amount }
    return conflict(members, amount ?? 0, from: first)
  }

  /// Returns the candidates that are needed to contradict the others; `isNew` says that the others were not solved yet
  /// in this form.
  private func needed(of candidates: [Int32], beside others: [Int32], isNew: Bool) -> [Int32] {
    if isNew && !trial(others.sorted()).rebuild() { return [] }
    if candidates.count <= 1 { return candidates }
    let (early, late) = (candidates[..<(candidates.count / 2)], candidates[(candidates.count / 2)...])
    let fromLate = needed(of: Array(late), beside: others + early, isNew: true)
    return needed(of: Array(early), beside: others + fromLate, isNew: !fromLate.isEmpty) + fromLate
  }

  private func conflict(_ members: [Int32], _ amount: Double, from first: Int) -> Conflict {
    Conflict(
      members: members.map { Int($0) >= first ? .added(Int($0) - first) : .existing(ConstraintID(rawIndex: $0)) },
      amount: amount)
  }

  /// Returns the members of an infeasible set that stay violated when it is solved; `nil` if it is feasible.
  private func violations(of hard: [Int32]) -> [Int32]? {
    let trial = trial(hard)
    if trial.rebuild() { return nil }
    if let contradicted = trial.contradicted { return [hard[Int(contradicted)]] }
    var found: Set<Int32> = []
    for column in 0..<Int32(trial.simplex.program.columns.count) where trial.simplex.program.columns[column].isViolated
    {
      for kink in trial.violatedKinks(column) { found.insert(hard[Int(kink.constraint)]) }
    }
    return found.sorted()
  }

  /// Returns the constraints that conflict with one constraint, among others that can hold together, and the error of
  /// that constraint; `nil` if it can hold with them.
  private func opponents(of constraint: Int32, among hard: [Int32]) -> (members: [Int32], amount: Double)? {
    let trial = trial(hard + [constraint])
    let own = Int32(hard.count)
    trial.constraints.records[own].priority = 999
    guard trial.rebuild() else { return nil }
    var record = trial.constraints.records[own]
    record.priority = 1000
    let error = trial.error(of: record)
    if trial.substitution.holds(record, error, trial.constraints.terms) { return nil }
    let expression = LinearExpression(trial.constraints.constraint(record).terms)
    var active = ActiveSystem(trial)
    let holding = active.shares(of: expression).map(\.index).filter { $0 < own }
    return (holding.map { hard[Int($0)] }, abs(error))
  }

  private func trial(_ subset: [Int32]) -> SolverState {
    SolverState(variableCount: variableCount, constraints.batch(subset))
  }
}
