/// Steps of the dual simplex before those of the primal: a required constraint that the start misses is mended by all the
/// columns that can mend it at once, the cheapest first, each as far as it goes at that price. A row of thousands of labels
/// that is too long takes one such step; the primal simplex would shorten them one by one, and shift all that follow each
/// time. What these steps leave undone the primal simplex does.
///
/// The long steps: I. Maros, *A generalized dual phase-2 simplex algorithm*, European Journal of Operational Research 149,
/// 2003.
extension Engine {
  /// A required constraint that is missed, by way of the basic column whose kink it is.
  private struct Mending {
    var row: Int32
    /// 1 if the basic column has to grow, else −1.
    var sign: Double
    var target: Double
    /// How steep the required level is until there.
    var weight: Double
    var pieces: [Piece] = []
    /// By piece and level: what it costs to bring the basic column nearer by 1.
    var slopes: [Double] = []
    /// How many numbers were read to find the pieces.
    var effort = 0

    /// Which way a column has to go.
    func direction(_ entry: Entry) -> Double { sign * entry.value > 0 ? -1 : 1 }

    /// Whether the slopes from one place on are less than those from another, the first difference counting.
    func isCheaper(_ a: Int, _ b: Int, _ stride: Int) -> Bool {
      for level in 0..<stride where slopes[a + level] != slopes[b + level] {
        return slopes[a + level] < slopes[b + level]
      }
      return false
    }
  }

  /// A stretch of a column outside the basis, between two of its kinks.
  private struct Piece: BitwiseCopyable {
    var column: Int32
    /// The basic column moves by −element for each 1 of this one.
    var element: Double
    /// How far the whole stretch brings the basic column.
    var gain: Double
    var end: Double
    var firstSlope: Int
    /// The kink that it begins with: where prices are equal, the error goes to the constraint that yields first.
    var yieldOrder = Int32.min
    var constraint: Int32 = -1
  }

  func repair(_ component: Int32) {
    if violatedCount == 0 || components[component].rowCount < rowsForLongSteps { return }
    // Where many long rows are missed, the primal simplex need not be dearer.
    var budget = 64 * (Int(components[component].rowCount) + 64)
    for index in componentSlice(component) {
      let row = componentRows[index]
      guard columns[rows[row].basic].isViolated, let mending = mending(row) else { continue }
      budget -= mending.effort
      if budget < 0 { return }
      let missed = violatedCount
      mend(mending)
      // What is mended at the cost of others may go on in circles.
      if violatedCount >= missed { return }
    }
  }

  private func mending(_ row: Int32) -> Mending? {
    let basic = rows[row].basic
    let value = columns[basic].value
    var (low, high, weight) = (-Double.infinity, Double.infinity, 0.0)
    let first = columns[basic].firstKink
    for index in first..<first + columns[basic].kinkCount where kinks[index].level == 0 {
      let kink = kinks[index]
      if kink.side == .lower { low = max(low, kink.position) } else { high = min(high, kink.position) }
      let isMissed = kink.side == .lower ? kink.position > value : kink.position < value
      if isMissed && !Tolerance.same(kink.position, value) { weight += kink.weight }
    }
    if weight == 0 || low > high { return nil }
    let grows = value < low
    var mending = Mending(row: row, sign: grows ? 1 : -1, target: grows ? low : high, weight: weight)
    collectPieces(&mending)
    return mending
  }

  // MARK: Prices

  private func collectPieces(_ mending: inout Mending) {
    for entry in elements(of: mending.row) {
      mending.effort += 1
      if isHeld(entry.index, direction: mending.direction(entry)) { continue }
      mending.effort += Int(columns[entry.index].entryCount)
      sumReducedCost(entry.index)
      // Without what is gained at the row itself.
      slope[0] -= mending.weight * mending.sign * entry.value
      collectPieces(of: entry, &mending)
    }
  }

  /// The row in terms of the basis: e B⁻¹ N.
  private func elements(of row: Int32) -> [Entry] {
    addSeed(row, 1)
    solveBackward()
    var touched: [Int32] = []
    for index in 0..<reached.count where work[reached[index]] != 0 {
      let row = reached[index]
      touched.append(rows[row].logical)
      let first = rows[row].firstEntry
      for position in first..<first + rows[row].entryCount { touched.append(rowEntries[position].index) }
    }
    touched.sort()
    var found: [Entry] = []
    var previous: Int32 = -1
    for column in touched where column != previous && columns[column].basicRow < 0 {
      previous = column
      let element = element(of: column)
      if abs(element) > Tolerance.pivot { found.append(Entry(value: element, index: column)) }
    }
    clearWork()
    return found
  }

  private func element(of column: Int32) -> Double {
    if columns[column].isLogical { return -work[columns[column].logicalRow] }
    var sum = 0.0
    let first = columns[column].firstEntry
    for position in first..<first + columns[column].entryCount {
      sum += columnEntries[position].value * work[columnEntries[position].index]
    }
    return sum
  }

  /// Whether a required constraint does not let it go that way: the width of the screen, which thousands of rows have.
  private func isHeld(_ column: Int32, direction: Double) -> Bool {
    let index = direction > 0 ? columns[column].segment : columns[column].segment - 1
    if index < 0 || index >= columns[column].kinkCount { return false }
    let kink = kinks[columns[column].firstKink + index]
    return kink.level == 0 && Tolerance.same(kink.position, columns[column].value)
  }

  /// Goes from kink to kink, until a required constraint would be missed instead.
  private func collectPieces(of entry: Entry, _ mending: inout Mending) {
    let (column, rate) = (entry.index, abs(entry.value))
    let direction = mending.direction(entry)
    let first = columns[column].firstKink
    var piece = Piece(column: column, element: entry.value, gain: 0, end: columns[column].value, firstSlope: 0)
    var index = direction > 0 ? columns[column].segment : columns[column].segment - 1
    while slope[0] * direction < mending.weight * rate / 2 {
      let isLast = index < 0 || index >= columns[column].kinkCount
      let end = isLast ? direction * .infinity : kinks[first + index].position
      piece.gain = (end - piece.end) * direction * rate
      piece.end = end
      if piece.gain > 0 { append(piece, direction / rate, to: &mending) }
      if isLast { return }
      let kink = kinks[first + index]
      bump(kink, direction)
      if kink.constraint >= 0 {
        piece.yieldOrder = constraints[kink.constraint].yieldOrder
        piece.constraint = kink.constraint
      }
      index += direction > 0 ? 1 : -1
    }
  }

  /// As part of the column's piece before, if it is not dearer: pieces of a column are taken in their order.
  private func append(_ piece: Piece, _ scale: Double, to mending: inout Mending) {
    let last = mending.pieces.count - 1
    let firstSlope = mending.slopes.count
    // What it would gain in other rows does not count: one width that thousands of rows have would mend them all.
    mending.slopes.append(max(0, price(0, scale)))
    for level in 1..<stride { mending.slopes.append(price(level, scale)) }
    if last >= 0, mending.pieces[last].column == piece.column,
      !mending.isCheaper(mending.pieces[last].firstSlope, firstSlope, stride)
    {
      mending.pieces[last].gain += piece.gain
      mending.pieces[last].end = piece.end
      mending.slopes.removeLast(stride)
    } else {
      mending.pieces.append(piece)
      mending.pieces[last + 1].firstSlope = firstSlope
    }
  }

  private func price(_ level: Int, _ scale: Double) -> Double {
    abs(slope[level]) > Tolerance.slope * magnitude[level] + Tolerance.slopeFloor ? slope[level] * scale : 0
  }

  // MARK: The step

  private func mend(_ mending: Mending) {
    let basic = rows[mending.row].basic
    var missing = abs(mending.target - columns[basic].value)
    var moved: [Int32] = []
    var entering: Piece?
    for piece in inOrder(mending) {
      let old = columns[piece.column].value
      let isEnough = piece.gain >= missing
      columns[piece.column].value = isEnough ? old - mending.sign * missing / piece.element : piece.end
      scatter(piece.column, old - columns[piece.column].value)
      moved.append(piece.column)
      missing -= piece.gain
      if isEnough {
        entering = piece
        break
      }
    }
    if moved.isEmpty { return }
    follow(moved)
    guard let entering else { return }
    columns[basic].value = mending.target
    solveColumn(entering.column)
    sumReducedCost(entering.column)
    keepSlope(1)
    pivot(entering.column, leaving: basic, 1)
  }

  private func inOrder(_ mending: Mending) -> [Piece] {
    mending.pieces.sorted { a, b in
      if mending.isCheaper(a.firstSlope, b.firstSlope, stride) { return true }
      if mending.isCheaper(b.firstSlope, a.firstSlope, stride) { return false }
      return (a.yieldOrder, a.constraint, a.column) < (b.yieldOrder, b.constraint, b.column)
    }
  }

  /// B Δx = what `scatter` noted of the columns that moved; costs and duals after that.
  private func follow(_ moved: [Int32]) {
    crossings.removeAll()
    for column in moved {
      markDirty(column)
      crossKinks(column)
    }
    solveForward()
    for index in 0..<reached.count {
      let basic = rows[reached[index]].basic
      columns[basic].value += work[reached[index]]
      crossKinks(basic)
    }
    clearWork()
    updateDualsForCrossings()
  }

  /// Brings the segment in line with the value.
  private func crossKinks(_ column: Int32) {
    let segment = segment(of: column, at: columns[column].value)
    while columns[column].segment != segment {
      let upward = columns[column].segment < segment
      let kink = upward ? columns[column].segment : columns[column].segment - 1
      crossings.append(Crossing(column: column, kink: kink, upward: upward))
      columns[column].segment += upward ? 1 : -1
    }
  }
}
