/// The constraints that hold the present values, as many as there are variables: those that substitution used up, and
/// one at each kink where a column outside the basis rests. `M x = c`; a question about `x` is a solve with `Mᵀ`.
///
/// Nothing of the substitution is needed to answer, so nothing of it need be recorded.
final class ActiveSystem: @unchecked Sendable {
  private var system = Engine()
  /// The constraint of each row, −1 where a free variable merely rests.
  private var constraintOfRow: [Int32] = []
  /// Of the chains behind rows; 0 where the basis is not triangular.
  private lazy var depths: [Int32] = {
    var depths = [Int32](repeating: 0, count: system.rows.count)
    for component in 0..<Int32(system.components.count) where system.components[component].etaCount == 0 {
      system.backwardDepths(component, &depths)
    }
    return depths
  }()

  init(_ original: Engine) {
    // Reduced costs need work space of their own.
    let engine = original.copy()
    engine.countBasicsAsSatisfied()
    system.addVariables(engine.variableCount)
    for variable in 0..<Int32(engine.variableCount) { system.columns.append(Column(value: 0, owner: variable)) }
    for index in 0..<Int32(engine.constraints.count) where engine.constraints[index].home == .absorbed {
      append(index, of: engine)
    }
    for column in 0..<Int32(engine.columns.count) where engine.columns[column].basicRow < 0 {
      append(engine.supportingConstraint(column), of: engine, resting: column)
    }
    for variable in 0..<Int32(engine.variableCount)
    where engine.affine[variable].root == variable && engine.classes[variable].column == -1 {
      appendRow([Entry(value: 1, index: engine.firstMember(variable))], -1)
    }
    factor()
  }

  private func append(_ constraint: Int32, of engine: Engine, resting column: Int32 = -1) {
    guard constraint >= 0 else { return appendRow(engine.restingEntries(column), -1) }
    let record = engine.constraints[constraint]
    var entries: [Int32: Double] = [:]
    var order: [Int32] = []
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = engine.terms[index]
      if entries[term.variable] == nil { order.append(term.variable) }
      entries[term.variable, default: 0] += term.coefficient
    }
    appendRow(order.map { Entry(value: entries[$0]!, index: $0) }, constraint)
  }

  private func appendRow(_ entries: [Entry], _ constraint: Int32) {
    let row = Int32(system.rows.count)
    let first = Int32(system.rowEntries.count)
    for entry in entries where entry.value != 0 { system.rowEntries.append(entry) }
    let logical = Int32(system.columns.count)
    system.columns.append(Column(value: 0, owner: -1 - row))
    system.rows.append(
      Row(
        firstEntry: first, entryCount: Int32(system.rowEntries.count) - first, logical: logical, basic: logical,
        triangular: logical, isEquality: true))
    constraintOfRow.append(constraint)
  }

  private func factor() {
    assert(system.rows.count == system.variableCount, "as many active constraints as variables")
    system.resetLevelSpace()
    system.linkColumns()
    system.labelComponents()
    for component in 0..<Int32(system.components.count) {
      system.makeBasic(component)
      system.factor(component)
    }
  }

  /// For one more owner.
  func copy() -> ActiveSystem { ActiveSystem(copying: self) }

  private init(copying other: ActiveSystem) {
    system = other.system.copy()
    constraintOfRow = other.constraintOfRow
  }

  /// mᵀ M = aᵀ: by how much an expression moves with the constant of each active constraint.
  func shares(of expression: LinearExpression) -> [Entry] {
    var result: [Entry] = []
    let solver = system
    var byComponent: [Int32: [Entry]] = [:]
    for term in expression.terms {
      let row = solver.columns[term.variable.rawIndex].basicRow
      if row < 0 { continue }
      byComponent[solver.rows[row].component, default: []].append(Entry(value: term.coefficient, index: row))
    }
    for component in byComponent.keys.sorted() {
      for entry in byComponent[component]! { solver.addSeed(entry.index, entry.value) }
      solver.solveBackward()
      for index in 0..<solver.reached.count {
        let row = solver.reached[index]
        let constraint = constraintOfRow[Int(row)]
        if constraint >= 0 && abs(solver.work[row]) > Tolerance.cancellation {
          result.append(Entry(value: solver.work[row], index: constraint))
        }
      }
      solver.clearWork()
    }
    return result.sorted { $0.index < $1.index }
  }
}

extension ActiveSystem {
  /// Where the shares of any of the variables are not zero. Those of one component are asked for at once, with weights
  /// of which no ratio is a ratio of coefficients, so that their shares do not cancel. Of a variable at the end of a longer
  /// chain than `longest` only the constraint that it stands in, which is also the only one about it: in a triangular
  /// basis nothing else in the chain can mention it.
  func holders(of variables: [Variable], longest: Int) -> [Int32] {
    var result: [Int32] = []
    let solver = system
    var rows: [(row: Int32, weight: Double)] = []
    var weight = 1.0
    for variable in variables {
      let row = solver.columns[variable.rawIndex].basicRow
      if row < 0 { continue }
      if depths[Int(row)] > longest {
        if constraintOfRow[Int(row)] >= 0 { result.append(constraintOfRow[Int(row)]) }
        continue
      }
      rows.append((row, weight))
      weight = (weight * 0.754_877_666_246_692_7 + 0.569_840_290_998_053_3).truncatingRemainder(dividingBy: 1) + 0.25
    }
    while let first = rows.first {
      let component = solver.rows[first.row].component
      for (row, weight) in rows where solver.rows[row].component == component { solver.addSeed(row, weight) }
      rows.removeAll { solver.rows[$0.row].component == component }
      solver.solveBackward()
      for index in 0..<solver.reached.count {
        let row = solver.reached[index]
        let constraint = constraintOfRow[Int(row)]
        if constraint >= 0 && abs(solver.work[row]) > Tolerance.cancellation { result.append(constraint) }
      }
      solver.clearWork()
    }
    return result
  }

  /// M x′ = e: by how much each variable moves with a constraint's constant; not at all if it is not active.
  func rates(of constraint: Int32, _ count: Int) -> [Double] {
    var result = [Double](repeating: 0, count: count)
    guard let row = constraintOfRow.firstIndex(of: constraint) else { return result }
    system.addSeed(Int32(row), 1)
    system.solveForward()
    for index in 0..<system.reached.count {
      let row = system.reached[index]
      result[Int(system.rows[row].basic)] = system.work[row]
    }
    system.clearWork()
    return result
  }
}

extension Engine {
  /// A basic column that came back to a kink it had passed still pays for it in the duals, though not in the answer.
  /// It is counted as satisfied, and steps of no length find the duals that go with that.
  func countBasicsAsSatisfied() {
    for _ in 0..<20 {
      var touched: Set<Int32> = []
      for row in 0..<rows.count {
        let basic = rows[row].basic
        let segment = segment(of: basic, at: columns[basic].value)
        if segment == columns[basic].segment { continue }
        columns[basic].segment = segment
        refreshCost(basic)
        touched.insert(rows[row].component)
      }
      if touched.isEmpty { return }
      for component in touched.sorted() {
        for index in componentSlice(component) { markRow(componentRows[index]) }
        sumDuals(component)
      }
      optimise()
    }
  }

  /// The constraint at whose kink a column outside the basis rests: on the side from which the other constraints push,
  /// the strongest, and of those the first.
  func supportingConstraint(_ column: Int32) -> Int32 {
    sumReducedCost(column)
    let sign = slopeSign()
    let value = columns[column].value
    let first = columns[column].firstKink
    var best: Kink?
    for index in first..<first + columns[column].kinkCount {
      let kink = kinks[index]
      if kink.constraint < 0 || !Tolerance.same(kink.position, value) { continue }
      if (sign > 0 && kink.side == .upper) || (sign < 0 && kink.side == .lower) { continue }
      if best == nil || (kink.level, kink.constraint) < (best!.level, best!.constraint) { best = kink }
    }
    return best?.constraint ?? -1
  }

  /// What rests where a free column rests: its class's first variable, or its row's expression.
  func restingEntries(_ column: Int32) -> [Entry] {
    if !columns[column].isLogical { return [Entry(value: 1, index: firstMember(columns[column].owner))] }
    let row = rows[columns[column].logicalRow]
    return (row.firstEntry..<row.firstEntry + row.entryCount).map {
      Entry(value: rowEntries[$0].value, index: columns[rowEntries[$0].index].owner)
    }
  }

  /// Hands a component's rows its own structural columns, in any order: `factor` finds a good one.
  func makeBasic(_ component: Int32) {
    stamp += 1
    let slice = componentSlice(component)
    var next = slice.startIndex
    var seen: Set<Int32> = []
    for index in slice {
      let row = rows[componentRows[index]]
      for position in row.firstEntry..<row.firstEntry + row.entryCount {
        let column = rowEntries[position].index
        if next == slice.endIndex || !seen.insert(column).inserted { continue }
        exchange(componentRows[next], column)
        next += 1
      }
    }
  }
}
