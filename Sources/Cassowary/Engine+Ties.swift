/// Where an answer is not the only best one, two more levels decide: first each optional constraint's error, weighed so
/// that those that yield last count most; then each free variable's distance from 0.
extension Engine {
  /// Adds those levels to components that have a column that could move at no cost. Returns whether there were any.
  func breakTies() -> Bool {
    var found = false
    for index in 0..<flat.count {
      let column = flat[index]
      if !columns[column].isFlat || columns[column].breaksTies || columns[column].basicRow >= 0 { continue }
      loadTies(around: column)
      found = true
    }
    flat.removeAll()
    return found
  }

  private func loadTies(around column: Int32) {
    let members = neighbourhood(of: column)
    defer { members.free() }
    weighTies(members)
    var rank = 0.0
    var weight = 1.0
    for index in 0..<members.count {
      let member = members[index]
      if !columns[member].isLogical {
        // Earlier variables rest first: each counts four times the next, as far as doubles tell them apart.
        addRestKinks(member, weight: weight * (1 + 1 / (1 + rank).squareRoot()))
        if rank < 12 { weight /= 4 }
        rank += 1
      }
      columns[member].breaksTies = true
    }
    reprice(members)
  }

  /// A constraint came, went or moved where ties are already broken: ranks may have changed.
  func reweighTies(around column: Int32) {
    let members = neighbourhood(of: column)
    defer { members.free() }
    weighTies(members)
    reprice(members)
  }

  private func reprice(_ members: Buffer<Int32>) {
    for index in 0..<members.count { refreshCost(members[index]) }
    if let component = component(of: members[0]) { sumDuals(component) }
    for index in 0..<members.count { markCandidate(members[index]) }
  }

  func component(of column: Int32) -> Int32? {
    if columns[column].isLogical { return rows[columns[column].logicalRow].component }
    if columns[column].entryCount == 0 { return nil }
    return rows[columnEntries[columns[column].firstEntry].index].component
  }

  /// The columns of the component, classes in the order of their first variables.
  func neighbourhood(of column: Int32) -> Buffer<Int32> {
    var members = Buffer<Int32>()
    guard let component = component(of: column) else {
      members.append(column)
      return members
    }
    for index in componentSlice(component) {
      let row = componentRows[index]
      members.append(rows[row].logical)
      let first = rows[row].firstEntry
      for position in first..<first + rows[row].entryCount { members.append(rowEntries[position].index) }
    }
    return sortedByVariable(members)
  }

  private func sortedByVariable(_ all: Buffer<Int32>) -> Buffer<Int32> {
    var keyed: [(key: Int32, column: Int32)] = []
    keyed.reserveCapacity(all.count)
    for index in 0..<all.count {
      let column = all[index]
      keyed.append((columns[column].isLogical ? Int32.max : firstMember(columns[column].owner), column))
    }
    all.free()
    keyed.sort { $0.key != $1.key ? $0.key < $1.key : $0.column < $1.column }
    var result = Buffer<Int32>()
    for item in keyed where result.count == 0 || result.last != item.column { result.append(item.column) }
    return result
  }

  func firstMember(_ root: Int32) -> Int32 {
    var least = root
    var member = root
    while member >= 0 {
      least = min(least, member)
      member = affine[member].next
    }
    return least
  }

  /// Ranks the component's optional constraints, so that nothing outside it matters. The weights grow with the rank, and
  /// few sums of them are equal.
  private func weighTies(_ members: Buffer<Int32>) {
    var optional: [(order: Int32, constraint: Int32, kink: Int32)] = []
    for index in 0..<members.count {
      let first = columns[members[index]].firstKink
      for place in first..<first + columns[members[index]].kinkCount where kinks[place].level > 0 {
        let constraint = kinks[place].constraint
        if constraint >= 0 { optional.append((constraints[constraint].yieldOrder, constraint, place)) }
      }
    }
    optional.sort { ($0.order, $0.constraint, $0.kink) < ($1.order, $1.constraint, $1.kink) }
    var rank = 0.0
    var previous: Int32 = -1
    for item in optional {
      if item.constraint != previous { rank += 1 }
      previous = item.constraint
      kinks[item.kink].tie = kinks[item.kink].weight * rank * rank.squareRoot()
    }
  }

  /// |first member − 0| at the last level.
  private func addRestKinks(_ column: Int32, weight: Double) {
    if columns[column].breaksTies { return }
    let first = affine[firstMember(columns[column].owner)]
    let position = -first.offset / first.scale
    let kink = Kink(
      position: position, weight: weight * abs(first.scale), constraint: -1, level: Int16(restLevel), side: .lower)
    insertKink(column, kink)
    var upper = kink
    upper.side = .upper
    insertKink(column, upper)
  }
}
