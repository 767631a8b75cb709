import LPSupport

/// Few rows in which every two values of different axes occur together, for pairwise testing.
///
/// Rows are built one at a time. Each is the best of several candidates, which choose, on each axis in turn, the value
/// with the most uncovered pairs (AETG by Cohen, Dalal, Fredman and Patton). Then rows are removed for as long as a
/// tabu search can change other rows to cover the pairs that become uncovered. Random choices come from a fixed seed.
struct CoveringArray {
  private(set) var rows: [[Int]] = []
  /// The number of pairs that no allowed row has.
  private(set) var impossiblePairs = 0

  private let space: RowSpace
  private let table: PairTable
  private let pairs: [PairTable.Pair]
  /// The number of rows that cover each pair; impossible pairs count as covered.
  private var holders: [Int]
  private var uncovered: [Int] = []
  private var random = SplitMix64(seed: 0x4C61_796F_7574)

  init(of space: RowSpace) {
    self.space = space
    table = PairTable(sizes: space.sizes)
    pairs = table.pairs
    holders = Array(repeating: 0, count: table.count)
    guard space.sizes.count > 1 else {
      rows = space.allRows().rows
      return
    }
    setAsideImpossiblePairs()
    buildRows()
    removeRows()
  }

  /// The least number of rows that any array has: each pair of values of two axes needs a row.
  var lowerBound: Int {
    var possible = Array(repeating: 0, count: space.sizes.count * space.sizes.count)
    for (index, pair) in pairs.enumerated() where holders[index] >= 0 {
      possible[pair.a * space.sizes.count + pair.b] += 1
    }
    return possible.max() ?? 0
  }

  private mutating func setAsideImpossiblePairs() {
    guard space.isAllowed != nil else { return }
    let first = space.sizes.map { _ in 0 }
    for (index, pair) in pairs.enumerated() {
      var row = Array(repeating: -1, count: space.sizes.count)
      row[pair.a] = pair.valueA
      row[pair.b] = pair.valueB
      if space.completion(of: row, preferring: first) == nil {
        holders[index] = Self.impossible
        impossiblePairs += 1
      }
    }
  }

  private static let impossible = -1

  // MARK: Building

  private static let candidates = 12

  private mutating func buildRows() {
    uncovered = holders.indices.filter { holders[$0] == 0 }
    while !uncovered.isEmpty {
      var best: (row: [Int], gain: Int)?
      for candidate in 0..<Self.candidates {
        let seed = uncovered[candidate == 0 ? 0 : random.below(uncovered.count)]
        let row = candidateRow(from: pairs[seed])
        let gain = newPairs(in: row)
        if gain > best?.gain ?? 0 { best = (row, gain) }
      }
      guard let best else { return }
      hold(best.row)
      uncovered.removeAll { holders[$0] != 0 }
    }
  }

  /// Builds a row around a pair: the other axes, in random order, take the value that covers the most pairs.
  private mutating func candidateRow(from pair: PairTable.Pair) -> [Int] {
    var row = Array(repeating: -1, count: space.sizes.count)
    row[pair.a] = pair.valueA
    row[pair.b] = pair.valueB
    let start = row
    var axes = space.sizes.indices.filter { row[$0] < 0 }
    axes.shuffle(using: &random)
    for axis in axes {
      guard let value = bestValue(of: axis, in: row) else {
        return space.completion(of: start, preferring: space.sizes.map { random.below($0) })!
      }
      row[axis] = value
    }
    return row
  }

  /// Returns the allowed value with the most uncovered pairs; ties are broken at random.
  private mutating func bestValue(of axis: Int, in row: [Int]) -> Int? {
    var best: (value: Int, gain: Int)?
    var ties = 0
    var trial = row
    for value in 0..<space.sizes[axis] {
      var gain = 0
      for other in row.indices
      where row[other] >= 0 && holders[table.index(axis, at: value, other, at: row[other])] == 0 {
        gain += 1
      }
      if let best, gain < best.gain { continue }
      trial[axis] = value
      guard space.allows(trial) else { continue }
      ties = gain == best?.gain ? ties + 1 : 1
      if ties == 1 || random.below(ties) == 0 { best = (value, gain) }
    }
    return best?.value
  }

  private func newPairs(in row: [Int]) -> Int {
    var count = 0
    forEachPair(of: row) { if holders[$0] == 0 { count += 1 } }
    return count
  }

  private func forEachPair(of row: [Int], _ body: (Int) -> Void) {
    for a in row.indices {
      for b in row.indices where b > a { body(table.index(a, at: row[a], b, at: row[b])) }
    }
  }

  private mutating func hold(_ row: [Int]) {
    rows.append(row)
    for a in row.indices {
      for b in row.indices where b > a { holders[table.index(a, at: row[a], b, at: row[b])] += 1 }
    }
  }

  // MARK: Removing rows

  /// The number of comparisons of a row with a pair that the search may make, which keeps it well under 0.1 s.
  private static let searchBudget = 60_000

  private mutating func removeRows() {
    var budget = Self.searchBudget
    let bound = lowerBound
    while rows.count > bound, budget > 0 {
      let before = (rows, holders)
      removeRowThatIsLeastNeeded()
      if !coverAgain(budget: &budget) {
        (rows, holders) = before
        return
      }
    }
  }

  private mutating func removeRowThatIsLeastNeeded() {
    var least = (row: 0, needed: Int.max)
    for (index, row) in rows.enumerated() {
      var needed = 0
      forEachPair(of: row) { if holders[$0] == 1 { needed += 1 } }
      if needed < least.needed { least = (index, needed) }
    }
    let row = rows.remove(at: least.row)
    for a in row.indices {
      for b in row.indices where b > a { holders[table.index(a, at: row[a], b, at: row[b])] -= 1 }
    }
    uncovered = holders.indices.filter { holders[$0] == 0 }
  }

  /// Puts uncovered pairs into the rows where that uncovers the fewest others, and leaves a changed row alone for a
  /// while.
  private mutating func coverAgain(budget: inout Int) -> Bool {
    var restUntil = Array(repeating: 0, count: rows.count)
    var move = 0
    while !uncovered.isEmpty {
      guard budget > 0 else { return false }
      budget -= rows.count
      move += 1
      let pair = pairs[uncovered[random.below(uncovered.count)]]
      guard let index = rowToChange(for: pair, move: move, restUntil: restUntil) else { continue }
      change(index, to: pair)
      restUntil[index] = move + 1 + random.below(max(1, rows.count / 3))
    }
    return true
  }

  private mutating func rowToChange(for pair: PairTable.Pair, move: Int, restUntil: [Int]) -> Int? {
    var best: (index: Int, loss: Int)?
    var ties = 0
    for index in rows.indices where restUntil[index] <= move {
      let row = changed(rows[index], to: pair)
      guard space.allows(row) else { continue }
      let loss = loss(from: rows[index], to: row)
      if let best, loss > best.loss { continue }
      ties = loss == best?.loss ? ties + 1 : 1
      if ties == 1 || random.below(ties) == 0 { best = (index, loss) }
    }
    return best?.index
  }

  private func changed(_ row: [Int], to pair: PairTable.Pair) -> [Int] {
    var row = row
    row[pair.a] = pair.valueA
    row[pair.b] = pair.valueB
    return row
  }

  /// Returns the number of pairs that the change uncovers, minus those that it covers.
  private func loss(from old: [Int], to new: [Int]) -> Int {
    var loss = 0
    for a in old.indices {
      for b in old.indices where b > a && (old[a] != new[a] || old[b] != new[b]) {
        if holders[table.index(a, at: old[a], b, at: old[b])] == 1 { loss += 1 }
        if holders[table.index(a, at: new[a], b, at: new[b])] == 0 { loss -= 1 }
      }
    }
    return loss
  }

  private mutating func change(_ index: Int, to pair: PairTable.Pair) {
    let (old, new) = (rows[index], changed(rows[index], to: pair))
    rows[index] = new
    for a in old.indices {
      for b in old.indices where b > a && (old[a] != new[a] || old[b] != new[b]) {
        let (lost, won) = (table.index(a, at: old[a], b, at: old[b]), table.index(a, at: new[a], b, at: new[b]))
        holders[lost] -= 1
        if holders[lost] == 0 { uncovered.append(lost) }
        holders[won] += 1
        if holders[won] == 1 { uncovered.removeAll { $0 == won } }
      }
    }
  }
}
