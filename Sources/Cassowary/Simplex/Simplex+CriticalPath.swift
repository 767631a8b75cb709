/// The start for chains of inequalities: `b.leading ≥ a.trailing + 8`, thousands of times.
///
/// If such rows were repaired one by one, each repair would move all following views, and a chain would cost the square
/// of its length. Instead, positions are set in the order in which they depend on each other, to the greatest bound
/// that a row demands, as in the critical path method (J. E. Kelley, *Critical-path planning and scheduling:
/// mathematical basis*, Operations Research 9, 1961). The row that decides a position gets it as its basic column, and
/// is itself at its bound.
extension Simplex {
  /// Moves columns that have their first values, before the values of the logical columns are computed.
  ///
  /// A column enters the basis only in a row that is processed before all other rows that contain it and could get a
  /// column, so the basis stays triangular.
  mutating func moveAlongCriticalPaths() {
    if program.rows.count < rowsForLongSteps { return }
    var path = CriticalPath(
      columns: Buffer(repeating: PushedColumn(), count: program.columns.count),
      rows: Buffer(repeating: PushingRow(), count: program.rows.count))
    guard findPushingRows(&path) else { return }
    for row in 0..<Int32(program.rows.count) where path.rows[row].column >= 0 && path.rows[row].unknowns == 0 {
      push(row, &path)
    }
    for column in 0..<Int32(program.columns.count)
    where path.columns[column].isMovable && path.columns[column].pushers == 0 && path.columns[column].row < 0 {
      path.known.append(column)
    }
    while let column = path.known.popLast() {
      if path.columns[column].row >= 0 { raise(column, path.columns[column]) }
      for place in program.columns[column].entries {
        let row = program.columnEntries[place].index
        if path.rows[row].column < 0 || path.rows[row].column == column { continue }
        path.rows[row].unknowns -= 1
        if path.rows[row].unknowns == 0 { push(row, &path) }
      }
    }
  }

  /// Finds the rows that bound columns from below. Returns whether there are any.
  private func findPushingRows(_ path: inout CriticalPath) -> Bool {
    for column in 0..<Int32(program.columns.count) { path.columns[column].isMovable = isMovable(column) }
    var found = false
    for row in 0..<program.rows.count where !program.rows[row].isEquality {
      let logical = program.columns[program.rows[row].logical]
      guard logical.kinkSlots.count == 1, program.kinks[logical.kinkSlots.first].level == 0 else { continue }
      let sign = program.kinks[logical.kinkSlots.first].side == .lower ? 1.0 : -1.0
      var pushing = PushingRow()
      var raised = 0
      for place in program.rows[row].entries where path.columns[program.rowEntries[place].index].isMovable {
        let entry = program.rowEntries[place]
        if entry.value * sign > 0 {
          raised += 1
          pushing.column = entry.index
          pushing.element = entry.value
        } else {
          pushing.unknowns += 1
        }
      }
      guard raised == 1 else { continue }
      path.rows[row] = pushing
      path.columns[pushing.column].pushers += 1
      found = true
    }
    return found
  }

  private func isMovable(_ index: Int32) -> Bool {
    let column = program.columns[index]
    if column.isLogical || !column.isCostless || column.isBasic { return false }
    guard let component = program.component(of: index), program.components[component].rowCount >= rowsForLongSteps
    else { return false }
    for place in column.entries where program.rows[program.columnEntries[place].index].isEquality { return false }
    return true
  }

  /// Records the bound of a row on its column, after all other columns of the row are known.
  private func push(_ row: Int32, _ path: inout CriticalPath) {
    let pushing = path.rows[row]
    let column = pushing.column
    let own = pushing.element * program.columns[column].value
    let bound = program.kinks[program.columns[program.rows[row].logical].kinkSlots.first].position
    let demand = (bound - (program.sum(ofRow: row) - own)) / pushing.element
    if demand > path.columns[column].demand {
      path.columns[column].demand = demand
      path.columns[column].row = row
    }
    path.columns[column].pushers -= 1
    if path.columns[column].pushers == 0 { path.known.append(column) }
  }

  /// Moves a column up to its bound, unless it is there already or its own constraints prevent it.
  private mutating func raise(_ column: Int32, _ pushed: PushedColumn) {
    let value = program.columns[column].value
    if pushed.demand <= value || Tolerance.same(pushed.demand, value) { return }
    if program.bounds(of: column, where: { $0.side == .upper }).high < pushed.demand { return }
    let logical = program.rows[pushed.row].logical
    program.columns[column].value = pushed.demand
    program.exchange(pushed.row, column)
    program.columns[logical].triangularRow = -1
    for place in program.rows[pushed.row].entries where program.rowEntries[place].index == column {
      program.setTriangular(pushed.row, column, pivot: program.rowEntries[place].value)
    }
    setValue(logical, program.kinks[program.columns[logical].kinkSlots.first].position)
    markCandidate(logical)
  }
}

/// The work space of the critical path method.
struct CriticalPath: ~Copyable {
  var columns: Buffer<PushedColumn>
  var rows: Buffer<PushingRow>
  /// Columns whose place is known, but not yet taken into account in their rows.
  var known = Buffer<Int32>()
}

/// The record that the critical path method keeps for a column.
struct PushedColumn: BitwiseCopyable {
  /// Whether the column has no optional constraints and occurs in no equality.
  var isMovable = false
  /// The number of rows that bound the column from below and whose demand is not known yet.
  var pushers: Int32 = 0
  /// The largest lower bound so far; the next property is the row that demands it.
  var demand = -Double.infinity
  var row: Int32 = -1
}

/// A row `Σ a x ≥ bound`, or `≤` with the signs reversed, that can bound one of its columns from below.
struct PushingRow: BitwiseCopyable {
  var column: Int32 = -1
  var element = 0.0
  /// The number of movable columns in the row whose place is not known yet.
  var unknowns: Int32 = 0
}
