/// Other answers that are as good at every real level.
extension Engine {
  /// A copy without the two levels that break ties, ready to be probed.
  func copyForProbing() -> Engine {
    let other = copy()
    for column in 0..<Int32(other.columns.count) where other.columns[column].breaksTies {
      other.dropTies(column)
    }
    for component in 0..<Int32(other.components.count) { other.sumDuals(component) }
    for column in 0..<Int32(other.columns.count) { other.markCandidate(column) }
    other.optimise()
    other.isProbing = true
    return other
  }

  private func dropTies(_ column: Int32) {
    let first = columns[column].firstKink
    var kept: Int32 = 0
    for index in 0..<columns[column].kinkCount {
      var kink = kinks[first + index]
      if kink.constraint < 0 { continue }
      kink.tie = 0
      kinks[first + kept] = kink
      kept += 1
    }
    columns[column].kinkCount = kept
    columns[column].breaksTies = false
    columns[column].segment = segment(of: column, at: columns[column].value)
    refreshCost(column)
  }

  /// Moves the column's value as far as optimal answers go. Returns false where it goes on for ever.
  func probe(_ column: Int32, _ direction: Double) -> Bool {
    isUnbounded = false
    setProbe(column, -direction)
    optimise()
    let bounded = !isUnbounded
    setProbe(column, 0)
    return bounded
  }

  private func setProbe(_ column: Int32, _ slope: Double) {
    let change = slope - columns[column].probe
    columns[column].probe = slope
    refreshCost(column)
    let row = columns[column].basicRow
    if row < 0 {
      markCandidate(column)
      return
    }
    addSeed(row, 1)
    solveBackward()
    addToDuals(level: tieLevel, change)
    markTouched()
    clearWork()
  }

  /// Whether the column could be part of a tie: only then were the tie levels added.
  func mayBeFree(_ variable: Int32) -> Bool {
    let root = affine[variable].root
    if root < 0 { return false }
    let column = classes[root].column
    return column < 0 || columns[column].breaksTies
  }

  /// All variables with more than one optimal value.
  func freeVariables() -> [Variable] {
    let suspects = (0..<Int32(variableCount)).filter { mayBeFree($0) }
    if suspects.isEmpty { return [] }
    let other = copyForProbing()
    var isFree = [Bool?](repeating: nil, count: columns.count)
    return suspects.filter { variable in
      let column = classes[affine[variable].root].column
      if column < 0 { return true }
      if let known = isFree[Int(column)] { return known }
      if !other.columns[column].hasMoved { _ = other.probe(column, 1) }
      if !other.columns[column].hasMoved { _ = other.probe(column, -1) }
      isFree[Int(column)] = other.columns[column].hasMoved
      return other.columns[column].hasMoved
    }.map { Variable(rawIndex: $0) }
  }
}
