/// The start for chains of inequalities: `b.leading ≥ a.trailing + 8`, thousands of times.
///
/// Mended one by one, each row would take along all that follow it, and a chain would cost the square of its length.
/// Instead positions are put, in the order in which they depend on each other, where the most demanding row has them, as
/// the critical path method does (J. E. Kelley, *Critical-path planning and scheduling: mathematical basis*, Operations
/// Research 9, 1961). A row that decides gets the position it decides as its basic column, and rests at its bound itself.
extension Engine {
  private struct Pushed: BitwiseCopyable {
    /// No constraint wishes anything of it, and no equality has it.
    var isMovable = false
    /// The rows that push it and were not looked at yet.
    var pushers: Int32 = 0
    var demand = -Double.infinity
    var row: Int32 = -1
  }

  /// `Σ a x ≥ bound` or, with `sign` −1, `≤`, which can push one of its columns up.
  private struct Pusher: BitwiseCopyable {
    var column: Int32 = -1
    var element = 0.0
    /// The movable columns that it depends on and whose place is not known yet.
    var waits: Int32 = 0
  }

  private struct Pushing {
    var columns: Buffer<Pushed>
    var rows: Buffer<Pusher>
    var settled = Buffer<Int32>()
  }

  /// Of columns that have their first values, before those of the logicals are summed.
  ///
  /// A column comes into the basis only in rows that are looked at before all others that have it and can get a column: the
  /// basis stays triangular.
  func pushAlongCriticalPaths() {
    if rows.count < rowsForLongSteps { return }
    var pushing = Pushing(
      columns: Buffer(repeating: Pushed(), count: columns.count), rows: Buffer(repeating: Pusher(), count: rows.count))
    defer { pushing.columns.free(); pushing.rows.free(); pushing.settled.free() }
    guard findPushers(pushing) else { return }
    for row in 0..<Int32(rows.count) where pushing.rows[row].column >= 0 && pushing.rows[row].waits == 0 {
      push(row, &pushing)
    }
    for column in 0..<Int32(columns.count)
    where pushing.columns[column].isMovable && pushing.columns[column].pushers == 0 && pushing.columns[column].row < 0 {
      pushing.settled.append(column)
    }
    while let column = pushing.settled.popLast() {
      if pushing.columns[column].row >= 0 { place(column, pushing.columns[column]) }
      let first = columns[column].firstEntry
      for position in first..<first + columns[column].entryCount {
        let row = columnEntries[position].index
        if pushing.rows[row].column < 0 || pushing.rows[row].column == column { continue }
        pushing.rows[row].waits -= 1
        if pushing.rows[row].waits == 0 { push(row, &pushing) }
      }
    }
  }

  /// Returns whether there are any.
  private func findPushers(_ pushing: Pushing) -> Bool {
    for column in 0..<Int32(columns.count) { pushing.columns[column].isMovable = isMovable(column) }
    var found = false
    for row in 0..<rows.count where !rows[row].isEquality {
      let logical = rows[row].logical
      guard columns[logical].kinkCount == 1, kinks[columns[logical].firstKink].level == 0 else { continue }
      let sign = kinks[columns[logical].firstKink].side == .lower ? 1.0 : -1.0
      var pusher = Pusher()
      var raised = 0
      let first = rows[row].firstEntry
      for position in first..<first + rows[row].entryCount {
        let entry = rowEntries[position]
        guard pushing.columns[entry.index].isMovable else { continue }
        if entry.value * sign > 0 {
          raised += 1
          pusher.column = entry.index
          pusher.element = entry.value
        } else {
          pusher.waits += 1
        }
      }
      guard raised == 1 else { continue }
      pushing.rows[row] = pusher
      pushing.columns[pusher.column].pushers += 1
      found = true
    }
    return found
  }

  private func isMovable(_ column: Int32) -> Bool {
    if columns[column].isLogical || !columns[column].isCostless || columns[column].basicRow >= 0 { return false }
    guard let component = component(of: column), components[component].rowCount >= rowsForLongSteps else {
      return false
    }
    let first = columns[column].firstEntry
    for position in first..<first + columns[column].entryCount where rows[columnEntries[position].index].isEquality {
      return false
    }
    return true
  }

  /// All that the row depends on is known: notes where it has its column.
  private func push(_ row: Int32, _ pushing: inout Pushing) {
    let pusher = pushing.rows[row]
    let column = pusher.column
    let own = pusher.element * columns[column].value
    let bound = kinks[columns[rows[row].logical].firstKink].position
    let demand = (bound - (rowSum(row) - own)) / pusher.element
    if demand > pushing.columns[column].demand {
      pushing.columns[column].demand = demand
      pushing.columns[column].row = row
    }
    pushing.columns[column].pushers -= 1
    if pushing.columns[column].pushers == 0 { pushing.settled.append(column) }
  }

  /// Moves a column up to where it is pushed, unless it is there or its own constraints are against it.
  private func place(_ column: Int32, _ pushed: Pushed) {
    if pushed.demand <= columns[column].value || Tolerance.same(pushed.demand, columns[column].value) { return }
    let first = columns[column].firstKink
    for index in first..<first + columns[column].kinkCount
    where kinks[index].side == .upper && kinks[index].position < pushed.demand {
      return
    }
    let logical = rows[pushed.row].logical
    columns[column].value = pushed.demand
    exchange(pushed.row, column)
    columns[logical].triangularRow = -1
    setTriangular(pushed.row, column, element(of: column, in: pushed.row))
    settle(logical, at: kinks[columns[logical].firstKink].position)
    markCandidate(logical)
  }

  private func element(of column: Int32, in row: Int32) -> Double {
    let first = rows[row].firstEntry
    for position in first..<first + rows[row].entryCount where rowEntries[position].index == column {
      return rowEntries[position].value
    }
    return 0
  }
}
