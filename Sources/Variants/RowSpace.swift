/// The rows that can be made from axes of given sizes: one value of each axis, unless a rule forbids it.
struct RowSpace {
  let sizes: [Int]
  /// Returns whether the values chosen so far are allowed; -1 marks a value that is not chosen. Choosing more values
  /// must not turn false into true. `nil` allows every row.
  let isAllowed: (([Int]) -> Bool)?

  func allows(_ row: [Int]) -> Bool { isAllowed?(row) ?? true }

  /// Returns a row that keeps the chosen values and takes the preferred ones if possible, or `nil` if there is none.
  func completion(of row: [Int], preferring preferred: [Int]) -> [Int]? {
    guard allows(row) else { return nil }
    guard let axis = row.firstIndex(of: -1) else { return row }
    var next = row
    for step in 0..<sizes[axis] {
      next[axis] = step == 0 ? preferred[axis] : step <= preferred[axis] ? step - 1 : step
      if let whole = completion(of: next, preferring: preferred) { return whole }
    }
    return nil
  }

  /// Returns, for each axis in turn, the preferred row with every other value of that axis. If a value contradicts
  /// preferred ones, its row is the nearest allowed one.
  func oneAxisAtATime(preferring preferred: [Int]) -> [[Int]] {
    let empty = Array(repeating: -1, count: sizes.count)
    guard let base = completion(of: empty, preferring: preferred) else { return [] }
    var rows = [base]
    for axis in sizes.indices {
      for value in 0..<sizes[axis] where value != base[axis] {
        var row = empty
        row[axis] = value
        if let whole = completion(of: row, preferring: base) { rows.append(whole) }
      }
    }
    return rows
  }

  /// Returns every row; the last axis changes fastest.
  func allRows() -> (rows: [[Int]], forbidden: Int) {
    var rows: [[Int]] = []
    var forbidden = 0
    var row = Array(repeating: 0, count: sizes.count)
    while true {
      if allows(row) { rows.append(row) } else { forbidden += 1 }
      guard let axis = row.indices.last(where: { row[$0] + 1 < sizes[$0] }) else { return (rows, forbidden) }
      row[axis] += 1
      for later in (axis + 1)..<max(axis + 1, row.count) { row[later] = 0 }
    }
  }
}
