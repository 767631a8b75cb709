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

  /// Moves a class's value as far as optimal answers go. Returns false where it goes on for ever.
  func probe(_ root: Int32, _ direction: Double) -> Bool {
    isUnbounded = false
    let (entries, _) = expand(root)
    for entry in entries { setProbe(entry.index, -direction * entry.value) }
    optimise()
    let bounded = !isUnbounded
    for entry in entries { setProbe(entry.index, 0) }
    evaluateDirtyZones()
    return bounded
  }

  /// A root in terms of columns, and whether a class that nothing constrains moves it too.
  private func expand(_ root: Int32) -> (columns: [Entry], isLoose: Bool) {
    let column = classes[root].column
    if column >= 0 { return ([Entry(value: 1, index: column)], false) }
    if column == -1 { return ([], true) }
    var isLoose = false
    var coefficients: [Int32: Double] = [root: 1]
    var result: [Int32: Double] = [:]
    // Definitions refer to later ones only.
    var index = -2 - column
    while !coefficients.isEmpty {
      let definition = definitions[index]
      index += 1
      guard let factor = coefficients.removeValue(forKey: definition.root) else { continue }
      for place in definition.firstEntry..<definition.firstEntry + definition.entryCount {
        let entry = definitionEntries[place]
        let column = classes[entry.index].column
        if column >= 0 {
          result[column, default: 0] += factor * entry.value
        } else if column < -1 {
          coefficients[entry.index, default: 0] += factor * entry.value
        } else {
          isLoose = true
        }
      }
    }
    let entries = result.keys.sorted().compactMap { column -> Entry? in
      let value = result[column].unsafelyUnwrapped
      return abs(value) > Tolerance.cancellation ? Entry(value: value, index: column) : nil
    }
    return (entries, isLoose)
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

  /// Whether the class could be part of a tie: only then were the tie levels added to what it depends on.
  func mayBeFree(_ root: Int32) -> Bool {
    if root < 0 { return false }
    let column = classes[root].column
    if column == -1 { return true }
    if column >= 0 { return columns[column].breaksTies }
    let (entries, isLoose) = expand(root)
    return isLoose || entries.contains { columns[$0.index].breaksTies }
  }

  func isMovedByUnused(_ root: Int32) -> Bool { expand(root).isLoose }

  /// All variables with more than one optimal value.
  ///
  /// - Parameter other: the copy that probes, made when it is needed.
  func freeVariables(_ other: inout Engine?) -> [Variable] {
    let hasTies = hasTies
    if !hasTies && !hasUnusedClass { return [] }
    if hasTies, other == nil { other = copyForProbing() }
    let moves = (other ?? self).flatMoves()
    var isFree = [Bool?](repeating: nil, count: variableCount)
    return (0..<Int32(variableCount)).filter { variable in
      let root = affine[variable].root
      if root < 0 { return false }
      if let known = isFree[Int(root)] { return known }
      let answer =
        hasWandered(root, other)
        || (moves.isFree(root, in: self) ?? (mayBeFree(root) && isFreeRoot(root, &other)))
      isFree[Int(root)] = answer
      return answer
    }.map { Variable(rawIndex: $0) }
  }

  /// Whether there is more than one best answer anywhere.
  var hasTies: Bool {
    for column in 0..<columns.count where columns[column].breaksTies { return true }
    return false
  }

  private var hasUnusedClass: Bool {
    for variable in 0..<Int32(variableCount) {
      if affine[variable].root == variable && classes[variable].column == -1 { return true }
    }
    return false
  }

  /// Whether the copy is at another value: wherever it has been led so far is optimal, too.
  private func hasWandered(_ root: Int32, _ other: Engine?) -> Bool {
    other.map { abs($0.valueOfRoot(root) - valueOfRoot(root)) > Tolerance.feasibility } ?? false
  }

  private func isFreeRoot(_ root: Int32, _ other: inout Engine?) -> Bool {
    let column = classes[root].column
    if isMovedByUnused(root) { return true }
    if other == nil { other = copyForProbing() }
    guard let other else { return false }
    if column >= 0 && other.columns[column].hasMoved { return true }
    if !other.probe(root, 1) { return true }
    let greatest = other.valueOfRoot(root)
    if !other.probe(root, -1) { return true }
    return greatest - other.valueOfRoot(root) > Tolerance.feasibility
  }
}
