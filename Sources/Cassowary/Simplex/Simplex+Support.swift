/// Finding the constraints that hold an optimal answer.
extension Simplex {
  /// Counts basic columns at a kink as satisfied. A basic column that came back to a kink that it had passed still has
  /// its cost in the duals, though not in the answer. Steps of length zero find the matching duals.
  mutating func countBasicsAsSatisfied() {
    for _ in 0..<20 {
      var touched: Set<Int32> = []
      for row in 0..<program.rows.count {
        let basic = program.rows[row].basic
        let value = program.columns[basic].value
        let segment = program.segment(of: basic, at: value)
        if segment == program.columns[basic].segment { continue }
        program.columns[basic].segment = segment
        refreshCost(basic)
        touched.insert(program.rows[row].component)
      }
      if touched.isEmpty { return }
      for component in touched.sorted() {
        for index in program.components[component].rows { markRow(program.componentRows[index]) }
        sumDuals(component)
      }
      optimise()
    }
  }

  /// Returns the constraint at whose kink a column outside the basis is: of those on the side that stops it, the one
  /// with the highest priority, and among equals the first, or else the first one on whose bound it rests. The result is
  /// −1 if the column is only at 0.
  mutating func supportingConstraint(_ column: Int32) -> Int32 {
    sumReducedCost(column)
    let sign = slope.sign(slopeTolerance)
    var best: Kink?
    for index in program.kinkRange(of: column) {
      var kink = program.kinks[index]
      if kink.constraint == -1 || !Tolerance.same(kink.position, program.columns[column].value) { continue }
      if (sign > 0 && kink.side == .upper) || (sign < 0 && kink.side == .lower) { continue }
      if kink.constraint < 0 { kink.constraint = -2 - kink.constraint }
      if best.map({ (kink.level, kink.constraint) < ($0.level, $0.constraint) }) ?? true { best = kink }
    }
    return best?.constraint ?? -1
  }
}
