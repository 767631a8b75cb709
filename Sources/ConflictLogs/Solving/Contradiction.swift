import Cassowary

/// The sum that shows a minimal contradiction: each row times a factor, so that all variables cancel.
package struct Contradiction: Sendable {
  package struct Part: Sendable {
    /// The number of the line from 0, `nil` for a margin that was assumed.
    package let line: Int?
    package let factor: Double
    /// The row's constant times the factor, with a sign.
    package let amount: Double
  }

  package let parts: [Part]
  package var amount: Double { parts.reduce(0) { $0 + $1.amount } }

  /// `nil` where more than one combination cancels, which a minimal contradiction does not have.
  init?(_ system: ConflictSystem, lines: [Int], implicit: [Int], margin: Double?) {
    let rows =
      lines.map { (Optional($0), system.rows[$0]!) } + implicit.map { (nil, system.implicitRow($0, margin: margin)) }
    guard rows.count <= 60, var factors = Self.factors(rows.map(\.1.terms), system.variableCount) else { return nil }
    let total = zip(factors, rows).reduce(0) { $0 + $1.0 * $1.1.1.constant }
    let needsTurn = zip(factors, rows).contains { factor, row in
      row.1.relation == .greaterThanOrEqual && factor < -1e-9 || row.1.relation == .lessThanOrEqual && factor > 1e-9
    }
    let hasInequality = rows.contains { $0.1.relation != .equal }
    if hasInequality ? needsTurn : total < 0 { factors = factors.map { -$0 } }
    let least = factors.map(abs).filter { $0 > 1e-9 }.min() ?? 1
    parts = zip(factors, rows).map { factor, row in
      Part(line: row.0, factor: factor / least, amount: factor / least * row.1.constant)
    }
  }

  /// A vector that all rows' sum vanishes with, if there is just one up to its length.
  private static func factors(_ rows: [[LinearTerm]], _ variableCount: Int) -> [Double]? {
    var matrix = Array(repeating: Array(repeating: 0.0, count: rows.count), count: variableCount)
    for (column, terms) in rows.enumerated() {
      for term in terms { matrix[term.variable.index][column] += term.coefficient }
    }
    var pivots: [(row: Int, column: Int)] = []
    for column in rows.indices {
      let rank = pivots.count
      guard rank < variableCount,
        let best = (rank..<variableCount).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[best][column]) > 1e-9
      else { continue }
      matrix.swapAt(rank, best)
      let pivot = matrix[rank][column]
      for index in rows.indices { matrix[rank][index] /= pivot }
      for row in 0..<variableCount where row != rank && matrix[row][column] != 0 {
        let factor = matrix[row][column]
        for index in rows.indices { matrix[row][index] -= factor * matrix[rank][index] }
      }
      pivots.append((rank, column))
    }
    guard pivots.count == rows.count - 1,
      let free = rows.indices.first(where: { c in !pivots.contains { $0.column == c } })
    else { return nil }
    var factors = Array(repeating: 0.0, count: rows.count)
    factors[free] = 1
    for pivot in pivots { factors[pivot.column] = -matrix[pivot.row][free] }
    return factors
  }
}
