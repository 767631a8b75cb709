/// The repair of a violated required constraint, which is a kink of a basic column.
struct RowRepair {
  var row: Int32
  /// 1 if the basic column has to grow, otherwise −1.
  var sign: Double
  var target: Double
  /// The slope of the required level up to the target.
  var weight: Double
  var pieces: [RepairPiece] = []
  /// The costs of moving the basic column by 1 towards the target, by piece and level.
  var slopes: [Double] = []
  /// The number of values that were read to find the pieces.
  var effort = 0

  /// Returns the direction in which a column has to move.
  func direction(_ entry: Entry) -> Double { sign * entry.value > 0 ? -1 : 1 }

  /// Whether the slopes at one place are lexicographically less than those at another.
  func isCheaper(_ a: Int, than b: Int, stride: Int) -> Bool {
    for level in 0..<stride where slopes[a + level] != slopes[b + level] {
      return slopes[a + level] < slopes[b + level]
    }
    return false
  }

  /// Returns the pieces, the cheapest first.
  func sortedPieces(stride: Int) -> [RepairPiece] {
    pieces.sorted { a, b in
      if isCheaper(a.firstSlope, than: b.firstSlope, stride: stride) { return true }
      if isCheaper(b.firstSlope, than: a.firstSlope, stride: stride) { return false }
      return (a.yieldOrder, a.constraint, a.column) < (b.yieldOrder, b.constraint, b.column)
    }
  }

  /// Appends a piece whose slopes are the last `stride`. It is merged with the column's previous piece if it costs no
  /// more, because the pieces of a column are taken in order.
  mutating func append(_ piece: RepairPiece, stride: Int) {
    let last = pieces.count - 1
    let firstSlope = slopes.count - stride
    if last >= 0, pieces[last].column == piece.column,
      !isCheaper(pieces[last].firstSlope, than: firstSlope, stride: stride)
    {
      pieces[last].gain += piece.gain
      pieces[last].end = piece.end
      slopes.removeLast(stride)
    } else {
      pieces.append(piece)
      pieces[last + 1].firstSlope = firstSlope
    }
  }
}
