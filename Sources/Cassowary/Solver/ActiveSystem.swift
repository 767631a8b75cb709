/// The constraints that determine the present values, as many as there are variables: those that substitution used up,
/// and one for each column outside the basis that is at a kink. They form `M x = c`; a question about `x` is a solve
/// with `Mᵀ`.
///
/// Nothing has to be recorded during substitution to answer such questions.
struct ActiveSystem: ~Copyable {
  private var program = Program()
  private var basis = Basis()
  /// The constraint of each row, or −1 if a free variable is only at rest.
  private var constraintOfRow: [Int32] = []
  /// The lengths of the chains behind rows; `nil` until they are needed, 0 if the basis is not triangular.
  private var depths: [Int32]?

  init(_ state: SolverState) {
    for variable in 0..<Int32(state.variableCount) { program.columns.append(Column(value: 0, owner: variable)) }
    for index in 0..<Int32(state.constraints.records.count) where state.constraints.records[index].role == .absorbed {
      append(index, state.constraints)
    }
    // Reduced costs need their own work space.
    var simplex = state.simplex.copy()
    simplex.countBasicsAsSatisfied()
    for column in 0..<Int32(simplex.program.columns.count) where !simplex.program.columns[column].isBasic {
      let constraint = simplex.supportingConstraint(column)
      if constraint >= 0 {
        append(constraint, state.constraints)
      } else {
        appendRow(Self.restingEntries(column, simplex.program, state.substitution), -1)
      }
    }
    for variable in 0..<Int32(state.variableCount) where state.substitution.isUnconstrainedRoot(variable) {
      appendRow([Entry(value: 1, index: state.substitution.firstMember(variable))], -1)
    }
    factor()
  }

  private mutating func append(_ constraint: Int32, _ constraints: borrowing ConstraintTable) {
    var entries: [Int32: Double] = [:]
    var order: [Int32] = []
    for index in constraints.records[constraint].terms {
      let term = constraints.terms[index]
      if entries[term.variable] == nil { order.append(term.variable) }
      entries[term.variable, default: 0] += term.coefficient
    }
    appendRow(order.map { Entry(value: entries[$0]!, index: $0) }, constraint)
  }

  /// Returns the entries of a free column at rest: the variable of its class that is 0, or its row's expression.
  private static func restingEntries(
    _ column: Int32, _ program: borrowing Program, _ substitution: borrowing Substitution
  ) -> [Entry] {
    let owner = program.columns[column].owner
    if owner >= 0 {
      let member = program.columns[column].restingMember
      return [Entry(value: 1, index: member >= 0 ? member : substitution.firstMember(owner))]
    }
    var entries: [Entry] = []
    for place in program.rows[program.columns[column].logicalRow].entries {
      let entry = program.rowEntries[place]
      entries.append(Entry(value: entry.value, index: program.columns[entry.index].owner))
    }
    return entries
  }

  private mutating func appendRow(_ entries: [Entry], _ constraint: Int32) {
    let first = Int32(program.rowEntries.count)
    for entry in entries where entry.value != 0 { program.rowEntries.append(entry) }
    _ = program.closeRow(from: first, isEquality: true)
    constraintOfRow.append(constraint)
  }

  private mutating func factor() {
    assert(program.rows.count * 2 == program.columns.count, "as many active constraints as variables")
    program.linkColumns()
    program.labelComponents()
    basis.reset(program)
    for component in 0..<Int32(program.components.count) {
      makeBasic(component)
      _ = basis.factor(component, &program)
    }
  }

  /// Assigns a component's own structural columns to its rows in any order; `factor` finds a good one.
  private mutating func makeBasic(_ component: Int32) {
    let slice = program.components[component].rows
    var next = slice.lowerBound
    var seen: Set<Int32> = []
    for index in slice {
      for place in program.rows[program.componentRows[index]].entries {
        let column = program.rowEntries[place].index
        if next == slice.upperBound || !seen.insert(column).inserted { continue }
        program.exchange(program.componentRows[next], column)
        next += 1
      }
    }
  }

  // MARK: Answers

  /// Returns by how much an expression moves with the constant of each active constraint.
  ///
  ///     mᵀ M = aᵀ
  mutating func shares(of expression: LinearExpression) -> [Entry] {
    let terms = expression.terms.map { (row: row(of: $0.variable), weight: $0.coefficient) }
    return solve(terms.filter { $0.row >= 0 }).sorted { $0.index < $1.index }
  }

  /// Returns the constraints whose share in any of the variables is not zero. The variables of one component are solved
  /// at once, with weights whose ratios are not ratios of coefficients, so that their shares do not cancel. For a
  /// variable at the end of a longer chain than `longest`, the result has only the constraint of its row, which is also
  /// the only one about it: in a triangular basis, nothing else in the chain can mention it.
  mutating func holders(of variables: [Variable], longest: Int) -> [Int32] {
    var result: [Int32] = []
    let depths = findDepths()
    var terms: [(row: Int32, weight: Double)] = []
    var weight = 1.0
    for variable in variables {
      let row = row(of: variable)
      if row < 0 { continue }
      if depths[Int(row)] > longest {
        if constraintOfRow[Int(row)] >= 0 { result.append(constraintOfRow[Int(row)]) }
        continue
      }
      terms.append((row, weight))
      weight = (weight * 0.754_877_666_246_692_7 + 0.569_840_290_998_053_3).truncatingRemainder(dividingBy: 1) + 0.25
    }
    return result + solve(terms).map(\.index)
  }

  private func row(of variable: Variable) -> Int32 { program.columns[variable.rawIndex].basicRow }

  private mutating func findDepths() -> [Int32] {
    if let depths { return depths }
    var found = [Int32](repeating: 0, count: program.rows.count)
    for component in 0..<Int32(program.components.count) where basis.etaLists[component].count == 0 {
      basis.backwardDepths(component, &program, &found)
    }
    depths = found
    return found
  }

  /// Solves for each component that contains some of the terms. Returns the values that are not zero, by constraint.
  private mutating func solve(_ terms: [(row: Int32, weight: Double)]) -> [Entry] {
    var result: [Entry] = []
    var terms = terms
    while let first = terms.first {
      let component = program.rows[first.row].component
      for (row, weight) in terms where program.rows[row].component == component { basis.addSeed(row, weight) }
      terms.removeAll { program.rows[$0.row].component == component }
      basis.solveBackward(&program)
      for index in 0..<basis.reached.count {
        let row = basis.reached[index]
        let constraint = constraintOfRow[Int(row)]
        if constraint >= 0 && abs(basis.work[row]) > Tolerance.cancellation {
          result.append(Entry(value: basis.work[row], index: constraint))
        }
      }
      basis.clearWork()
    }
    return result
  }

  /// Returns by how much each variable moves with a constraint's constant; all zero if the constraint is not active.
  ///
  ///     M x′ = e
  mutating func rates(of constraint: Int32) -> [Double] {
    var result = [Double](repeating: 0, count: program.rows.count)
    guard let row = constraintOfRow.firstIndex(of: constraint) else { return result }
    basis.addSeed(Int32(row), 1)
    basis.solveForward(&program)
    for index in 0..<basis.reached.count {
      result[Int(program.rows[basis.reached[index]].basic)] = basis.work[basis.reached[index]]
    }
    basis.clearWork()
    return result
  }
}
