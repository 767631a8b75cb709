/// A required constraint that is missed, by way of the basic column whose kink it is.
struct RowRepair {
  var row: Int32
  /// 1 if the basic column has to grow, else −1.
  var sign: Double
  var target: Double
  /// How steep the required level is until the target.
  var weight: Double
  var pieces: [RepairPiece] = []
  /// The costs of bringing the basic column nearer by 1, by piece and level.
  var slopes: [Double] = []
  /// How many numbers were read to find the pieces.
  var effort = 0

  /// Which way a column has to go.
  func direction(_ entry: Entry) -> Double { sign * entry.value > 0 ? -1 : 1 }

  /// Whether the slopes from one place on are less than those from another, the first difference counting.
  func isCheaper(_ a: Int, than b: Int, stride: Int) -> Bool {
    for level in 0..<stride where slopes[a + level] != slopes[b + level] {
      return slopes[a + level] < slopes[b + level]
    }
    return false
  }

  /// The pieces, cheapest first.
  func sortedPieces(stride: Int) -> [RepairPiece] {
    pieces.sorted { a, b in
      if isCheaper(a.firstSlope, than: b.firstSlope, stride: stride) { return true }
      if isCheaper(b.firstSlope, than: a.firstSlope, stride: stride) { return false }
      return (a.yieldOrder, a.constraint, a.column) < (b.yieldOrder, b.constraint, b.column)
    }
  }

  /// Appends a piece whose slopes are the last `stride`, or makes it part of the column's piece before if it is not
  /// dearer: pieces of a column are taken in their order.
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
