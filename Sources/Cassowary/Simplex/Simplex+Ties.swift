/// Breaking ties. If several answers are equally good, two more levels decide: first the error of each optional
/// constraint, with a weight that grows with the yield order; then each free variable's distance from 0.
extension Simplex {
  /// Adds these levels to components with a column that can move at no cost. Returns whether there are any.
  mutating func breakTies(
    _ constraints: inout ConstraintTable, _ substitution: inout Substitution
  ) -> Bool {
    var found = false
    for index in 0..<flat.count {
      let column = program.columns[flat[index]]
      if !column.isFlat || column.breaksTies || column.isBasic { continue }
      addTies(around: flat[index], &constraints, &substitution)
      found = true
    }
    flat.removeAll()
    return found
  }

  private mutating func addTies(
    around column: Int32, _ constraints: inout ConstraintTable, _ substitution: inout Substitution
  ) {
    let members = neighbourhood(of: column, &substitution)
    weighTies(members, &constraints)
    var rank = 0.0
    var weight = 1.0
    for member in members {
      if !program.columns[member].isLogical {
        // Earlier variables are moved to 0 first: each has four times the weight of the next, as far as doubles can
        // represent it.
        addRestKinks(member, weight: weight * (1 + 1 / (1 + rank).squareRoot()), &substitution)
        if rank < 12 { weight /= 4 }
        rank += 1
      }
      program.columns[member].breaksTies = true
    }
    reprice(members)
  }

  /// Updates the weights after a constraint was added, removed or moved in a component that breaks ties, because ranks
  /// may have changed.
  mutating func reweighTies(
    around column: Int32, _ constraints: inout ConstraintTable, _ substitution: inout Substitution
  ) {
    let members = neighbourhood(of: column, &substitution)
    weighTies(members, &constraints)
    reprice(members)
  }

  private mutating func reprice(_ members: [Int32]) {
    for member in members { refreshCost(member) }
    if let component = program.component(of: members[0]) { sumDuals(component) }
    for member in members { markCandidate(member) }
  }

  /// Returns the columns of the component, ordered by the first variables of their classes.
  private mutating func neighbourhood(of column: Int32, _ substitution: inout Substitution) -> [Int32] {
    guard let component = program.component(of: column) else { return [column] }
    var keyed: [(key: Int32, column: Int32)] = []
    for index in program.components[component].rows {
      let row = program.rows[program.componentRows[index]]
      keyed.append((Int32.max, row.logical))
      for place in row.entries {
        let column = program.rowEntries[place].index
        keyed.append((substitution.firstMember(program.columns[column].owner), column))
      }
    }
    keyed.sort { $0.key != $1.key ? $0.key < $1.key : $0.column < $1.column }
    var members: [Int32] = []
    for item in keyed where members.last != item.column { members.append(item.column) }
    return members
  }

  /// Ranks the component's optional constraints, so that nothing outside it matters. The weights grow with the rank,
  /// and few sums of them are equal.
  private mutating func weighTies(_ members: [Int32], _ constraints: inout ConstraintTable) {
    var optional: [(order: Int32, constraint: Int32, kink: Int32)] = []
    for member in members {
      for place in program.kinkRange(of: member) where program.kinks[place].level > 0 {
        let constraint = program.kinks[place].constraint
        if constraint >= 0 { optional.append((constraints.records[constraint].yieldOrder, constraint, place)) }
      }
    }
    optional.sort { ($0.order, $0.constraint, $0.kink) < ($1.order, $1.constraint, $1.kink) }
    var rank = 0.0
    var previous: Int32 = -1
    for item in optional {
      if item.constraint != previous { rank += 1 }
      previous = item.constraint
      program.kinks[item.kink].tie = program.kinks[item.kink].weight * rank * rank.squareRoot()
    }
  }

  /// Adds the cost `|first member − 0|` at the last level.
  private mutating func addRestKinks(_ column: Int32, weight: Double, _ substitution: inout Substitution) {
    if program.columns[column].breaksTies { return }
    let root = program.columns[column].owner
    let scale = substitution.affine[substitution.firstMember(root)].scale
    var kink = Kink(
      position: substitution.restingValue(root), weight: weight * abs(scale), constraint: -1,
      level: Int16(program.restLevel), side: .lower)
    program.insert(kink, in: column)
    kink.side = .upper
    program.insert(kink, in: column)
    program.findSegment(of: column)
  }
}
