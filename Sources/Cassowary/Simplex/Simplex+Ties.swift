/// Breaking ties. If several answers are equally good, more levels decide: first the error of each optional constraint,
/// with a weight that grows with the yield order; then each free variable's distance from 0.
///
/// Where an inequality bounds a location, only sizes are drawn to 0 at that level. At a further one, the inequalities
/// hold as equalities as far as possible, the earliest first, and the locations that are left go to 0. This is what the
/// simplex does whose basis takes in variables that may be negative, and no others: `left ≤ 23` alone leads to 23, and
/// `width ≤ 23` to 0.
extension Simplex {
  /// Adds these levels to components with a column that can move at no cost. Returns whether there are any.
  mutating func breakTies(
    _ constraints: inout ConstraintTable, _ substitution: inout Substitution
  ) -> Bool {
    var found = false
    let isSize = constraints.nonNegativeVariables(of: substitution.variableCount)
    for index in 0..<flat.count {
      let column = program.columns[flat[index]]
      if !column.isFlat || column.breaksTies || column.isBasic { continue }
      addTies(around: flat[index], isSize, &constraints, &substitution)
      found = true
    }
    flat.removeAll()
    return found
  }

  private mutating func addTies(
    around column: Int32, _ isSize: borrowing Buffer<Bool>, _ constraints: inout ConstraintTable,
    _ substitution: inout Substitution
  ) {
    let members = neighbourhood(of: column, &substitution)
    weighTies(members, &constraints)
    let bounds = locationBounds(members, isSize, constraints)
    if bounds.isEmpty {
      // Earlier variables are moved to 0 first.
      var weights = FallingWeights(first: 1, steps: 12)
      for member in members where !program.columns[member].isLogical {
        addRestKinks(member, at: substitution.rest(of: program.columns[member].owner), weight: weights.next())
      }
    } else if program.hasBoundLevel {
      addRests(members, bounds, sizes: isSize, &substitution)
    } else {
      lacksBoundLevel = true
    }
    for member in members { program.columns[member].breaksTies = true }
    reprice(members)
  }

  /// Draws sizes to 0, then inequalities to their bounds, then locations to 0.
  private mutating func addRests(
    _ members: [Int32], _ bounds: [LocationBound], sizes isSize: borrowing Buffer<Bool>,
    _ substitution: inout Substitution
  ) {
    var sizeWeights = FallingWeights(first: 1, steps: 12)
    // Together, the locations weigh less than the last bound.
    var locationWeights = FallingWeights(first: 1e-6, steps: 4)
    for member in members where !program.columns[member].isLogical {
      let root = program.columns[member].owner
      if let size = substitution.firstMember(root, where: isSize) {
        program.columns[member].restingMember = size
        addRestKinks(member, at: substitution.rest(of: root, zeroing: size), weight: sizeWeights.next())
      } else {
        let rest = substitution.rest(of: root)
        addRestKinks(member, at: rest, weight: locationWeights.next(), level: program.boundLevel)
      }
    }
    var boundWeights = FallingWeights(first: 1, steps: 6)
    for bound in bounds {
      addRestKinks(
        bound.column, at: Rest(position: bound.position, scale: bound.scale), weight: boundWeights.next(),
        level: program.boundLevel, constraint: -2 - bound.constraint)
    }
  }

  /// Weights of which each is a quarter of the one before, as far as doubles can represent the costs.
  private struct FallingWeights {
    var weight: Double
    let steps: Double
    var rank = 0.0

    init(first: Double, steps: Double) {
      weight = first
      self.steps = steps
    }

    mutating func next() -> Double {
      defer {
        if rank < steps { weight /= 4 }
        rank += 1
      }
      return weight * (1 + 1 / (1 + rank).squareRoot())
    }
  }

  /// The position at which an inequality with a location holds as an equality.
  private struct LocationBound {
    let constraint: Int32
    let column: Int32
    let position: Double
    let scale: Double
  }

  /// Returns the bounds of the columns by inequalities with locations, in the order of the constraints.
  private func locationBounds(
    _ members: [Int32], _ isSize: borrowing Buffer<Bool>, _ constraints: borrowing ConstraintTable
  ) -> [LocationBound] {
    var bounds: [LocationBound] = []
    for member in members {
      for place in program.kinkRange(of: member) {
        let kink = program.kinks[place]
        guard kink.constraint >= 0, constraints.records[kink.constraint].relation != .equal,
          constraints.isAboutLocations(kink.constraint, isSize)
        else { continue }
        bounds.append(
          LocationBound(constraint: kink.constraint, column: member, position: kink.position, scale: kink.weight))
      }
    }
    return bounds.sorted { $0.constraint < $1.constraint }
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

  /// Adds the cost `weight · scale · |column − position|`.
  private mutating func addRestKinks(
    _ column: Int32, at rest: Rest, weight: Double, level: Int? = nil, constraint: Int32 = -1
  ) {
    var kink = Kink(
      position: rest.position, weight: weight * rest.scale, constraint: constraint,
      level: Int16(level ?? program.restLevel), side: .lower)
    program.insert(kink, in: column)
    kink.side = .upper
    program.insert(kink, in: column)
    program.findSegment(of: column)
  }
}
