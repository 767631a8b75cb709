/// The factors of a program's basis: `B = T E₁ … Eₖ`. `T` can be put into triangular order, and each `E` replaces one
/// column. Solving in either direction follows only entries that are not zero.
///
/// The program's rows and columns say which columns are basic and which are in `T`. Solving takes the program `inout`
/// although it only reads it: a borrowed program would be copied to the callee, buffer by buffer, at every solve.
struct Basis: ~Copyable {
  var etaLists = Buffer<EtaList>()
  var etas = Buffer<Eta>()
  var etaEntries = Buffer<Entry>()
  var unusedEtas = 0
  /// The right side of a solve, and then its solution, by row. It is zero between solves.
  private(set) var work = Buffer<Double>()
  /// The rows of a solution that may not be zero.
  private(set) var reached = Buffer<Int32>()
  /// The rows of a right side that may not be zero.
  private(set) var seeds = Buffer<Int32>()
  /// The last column that was solved for, `B⁻¹ a`, by row.
  private(set) var alpha = Buffer<Entry>()
  private var stack = Buffer<StackFrame>()
  private var marks = Buffer<Int32>()
  private var stamp: Int32 = 0

  /// Makes a copy; it may only be called between solves.
  func copy() -> Basis {
    Basis(
      etaLists: etaLists.copy(), etas: etas.copy(), etaEntries: etaEntries.copy(), unusedEtas: unusedEtas,
      work: work.copy(), marks: marks.copy(), stamp: stamp)
  }

  /// Removes all factors.
  mutating func reset(_ program: borrowing Program) {
    etas.removeAll()
    etaEntries.removeAll()
    unusedEtas = 0
    etaLists.reset(to: program.components.count, filling: EtaList())
    work.reset(to: program.rows.count, filling: 0)
    marks.reset(to: program.rows.count, filling: 0)
    stamp = 0
  }

  // MARK: Right sides

  @inline(__always)
  mutating func addSeed(_ row: Int32, _ value: Double) {
    work[row] += value
    seeds.append(row)
  }

  /// Adds a multiple of a program's column to the right side.
  mutating func scatter(_ column: Int32, _ scale: Double, _ program: inout Program) {
    if program.columns[column].isLogical {
      addSeed(program.columns[column].logicalRow, -scale)
      return
    }
    for place in program.columns[column].entries {
      addSeed(program.columnEntries[place].index, program.columnEntries[place].value * scale)
    }
  }

  mutating func clearWork() {
    for index in 0..<reached.count { work[reached[index]] = 0 }
    reached.removeAll()
    seeds.removeAll()
  }

  // MARK: Solving

  /// Solves for a column: `alpha` = B⁻¹ × the column.
  mutating func solveColumn(_ column: Int32, _ program: inout Program) {
    scatter(column, 1, &program)
    solveForward(&program)
    alpha.removeAll()
    for index in 0..<reached.count {
      let row = reached[index]
      let value = work[row]
      if abs(value) > Tolerance.drop { alpha.append(Entry(value: value, index: row)) }
    }
    clearWork()
  }

  mutating func clearAlpha() { alpha.removeAll() }

  /// Solves `B x = work`. The input is in `work` at the rows in `seeds`, the result is in `work` at the rows in
  /// `reached`.
  mutating func solveForward(_ program: inout Program) {
    reach(&program, isForward: true)
    var index = reached.count - 1
    while index >= 0 {
      let row = reached[index]
      index -= 1
      guard let value = divide(row, &program) else { continue }
      let column = program.rows[row].triangular
      if program.columns[column].isLogical { continue }
      for place in program.columns[column].entries {
        let entry = program.columnEntries[place]
        if entry.index != row { work[entry.index] -= entry.value * value }
      }
    }
    if reached.count > 0 { applyEtasForward(etaLists[program.rows[reached[0]].component].first) }
  }

  /// Solves `Bᵀ y = work`, with input and result as in `solveForward`.
  mutating func solveBackward(_ program: inout Program) {
    if seeds.count == 0 {
      reached.removeAll()
      return
    }
    applyEtasBackward(etaLists[program.rows[seeds[0]].component].last)
    reach(&program, isForward: false)
    var index = reached.count - 1
    while index >= 0 {
      let row = reached[index]
      index -= 1
      guard let value = divide(row, &program) else { continue }
      for place in program.rows[row].entries {
        let entry = program.rowEntries[place]
        let other = program.columns[entry.index].triangularRow
        if other >= 0 && other != row { work[other] -= entry.value * value }
      }
    }
  }

  /// Returns the value of a row whose other rows are solved; `nil` if it is zero.
  @inline(__always)
  private mutating func divide(_ row: Int32, _ program: inout Program) -> Double? {
    let value = work[row]
    if abs(value) < Tolerance.drop {
      work[row] = 0
      return nil
    }
    let quotient = value / program.rows[row].triangularPivot
    work[row] = quotient
    return quotient
  }

  private mutating func applyEtasForward(_ first: Int32) {
    var index = first
    while index >= 0 {
      let eta = etas[index]
      index = eta.next
      var value = work[eta.row]
      if value == 0 { continue }
      value /= eta.pivot
      work[eta.row] = value
      for place in eta.entries {
        let entry = etaEntries[place]
        work[entry.index] -= entry.value * value
        if marks[entry.index] != stamp {
          marks[entry.index] = stamp
          reached.append(entry.index)
        }
      }
    }
  }

  private mutating func applyEtasBackward(_ last: Int32) {
    if last < 0 { return }
    stamp += 1
    for index in 0..<seeds.count { marks[seeds[index]] = stamp }
    var index = last
    while index >= 0 {
      let eta = etas[index]
      index = eta.previous
      var value = work[eta.row]
      for place in eta.entries { value -= etaEntries[place].value * work[etaEntries[place].index] }
      work[eta.row] = value / eta.pivot
      if value == 0 { continue }
      if marks[eta.row] != stamp {
        marks[eta.row] = stamp
        seeds.append(eta.row)
      }
    }
  }

  /// Searches depth first from `seeds`. The result is in `reached`, each row after all rows that it feeds.
  @inline(__always)
  private mutating func reach(_ program: inout Program, isForward: Bool) {
    stamp += 1
    reached.removeAll()
    for index in 0..<seeds.count where marks[seeds[index]] != stamp {
      var frame = visit(seeds[index], &program, isForward: isForward)
      while true {
        let next = unmarkedNeighbour(&frame, &program, isForward: isForward)
        if next >= 0 {
          stack.append(frame)
          frame = visit(next, &program, isForward: isForward)
        } else {
          reached.append(frame.row)
          guard let previous = stack.popLast() else { break }
          frame = previous
        }
      }
    }
  }

  @inline(__always)
  private mutating func visit(_ row: Int32, _ program: inout Program, isForward: Bool) -> StackFrame {
    marks[row] = stamp
    let column = program.columns[program.rows[row].triangular]
    let entries = !isForward ? program.rows[row].entries : column.isLogical ? 0..<0 : column.entries
    return StackFrame(row: row, next: entries.lowerBound, end: entries.upperBound)
  }

  /// Returns the next row that a row feeds and that was not reached yet, or −1.
  @inline(__always)
  private func unmarkedNeighbour(_ frame: inout StackFrame, _ program: inout Program, isForward: Bool) -> Int32 {
    while frame.next < frame.end {
      let other =
        isForward
        ? program.columnEntries[frame.next].index
        : program.columns[program.rowEntries[frame.next].index].triangularRow
      frame.next += 1
      if other >= 0 && marks[other] != stamp { return other }
    }
    return -1
  }

  /// Computes the length of the longest chain that a backward solve follows from each of the component's rows,
  /// including the row itself. The basis must be triangular.
  mutating func backwardDepths(_ component: Int32, _ program: inout Program, _ depths: inout [Int32]) {
    for index in program.components[component].rows { seeds.append(program.componentRows[index]) }
    reach(&program, isForward: false)
    for index in 0..<reached.count {
      let row = reached[index]
      var deepest: Int32 = 0
      for place in program.rows[row].entries {
        let other = program.columns[program.rowEntries[place].index].triangularRow
        if other >= 0 && other != row { deepest = max(deepest, depths[Int(other)]) }
      }
      depths[Int(row)] = deepest + 1
    }
    clearWork()
  }

  /// Returns a line for each row: `r1: c4, 2 eta columns`.
  func description(_ program: borrowing Program) -> String {
    (0..<Int32(program.rows.count)).map { index in
      let row = program.rows[index]
      let (basic, etaCount) = (row.basic, etaLists[row.component].count)
      return "r\(index): c\(basic)" + (etaCount == 0 ? "" : ", \(etaCount) eta columns") + "\n"
    }.joined()
  }
}

/// A row on the path of a depth-first search, and the entries that still have to be followed.
struct StackFrame: BitwiseCopyable {
  var row: Int32
  var next: Int32
  var end: Int32
}
