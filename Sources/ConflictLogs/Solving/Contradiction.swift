package import LPCassowary

/// The sum that shows a minimal contradiction: each row times a factor, so that all variables cancel.
package struct Contradiction: Sendable {
  /// A row, with the number of its line from 0; `nil` for a margin that was assumed.
  package typealias Row = (line: Int?, terms: [LinearTerm], relation: Relation, constant: Double)

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
    let rows: [Row] =
      lines.map { ($0, system.rows[$0]!.terms, system.rows[$0]!.relation, system.rows[$0]!.constant) }
      + implicit.map {
        let row = system.implicitRow($0, margin: margin)
        return (nil, row.terms, row.relation, row.constant)
      }
    self.init(rows)
  }

  /// `nil` where more than one combination cancels, which a minimal contradiction does not have.
  package init?(_ rows: [Row]) {
    guard rows.count <= 60, var factors = Self.factors(rows.map(\.terms)) else { return nil }
    let total = zip(factors, rows).reduce(0) { $0 + $1.0 * $1.1.constant }
    let needsTurn = zip(factors, rows).contains { factor, row in
      row.relation == .greaterThanOrEqual && factor < -1e-9 || row.relation == .lessThanOrEqual && factor > 1e-9
    }
    let hasInequality = rows.contains { $0.relation != .equal }
    if hasInequality ? needsTurn : total < 0 { factors = factors.map { -$0 } }
    let least = factors.map(abs).filter { $0 > 1e-9 }.min() ?? 1
    parts = zip(factors, rows).map { factor, row in
      Part(line: row.line, factor: factor / least, amount: factor / least * row.constant)
    }
  }

  /// A vector that all rows' sum vanishes with, if there is just one up to its length.
  private static func factors(_ rows: [[LinearTerm]]) -> [Double]? {
    var places: [Variable: Int] = [:]
    for term in rows.joined() where places[term.variable] == nil { places[term.variable] = places.count }
    let variableCount = places.count
    var matrix = Array(repeating: Array(repeating: 0.0, count: rows.count), count: variableCount)
    for (column, terms) in rows.enumerated() {
      for term in terms { matrix[places[term.variable]!][column] += term.coefficient }
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

  // MARK: Words

  /// `16 + 240 + 8 = 264, but UIView is 200 wide`.
  ///
  /// - Parameters:
  ///   - size: what a line says about the size of one item; `nil` for other lines.
  ///   - negative: the size that would be negative, as `the width of UIView`.
  package func words(size: (_ line: Int) -> String?, negative: String?) -> String? {
    let sides = sides { size($0) != nil }
    guard !sides.more.isEmpty else { return nil }
    let left = Self.sum(sides.more.map { parts[$0].amount / sides.unit })
    if let text = sides.bound.flatMap({ parts[$0].line.flatMap(size) }) { return "\(left), but \(text)" }
    if sides.less.contains(where: { parts[$0].amount < -1e-6 }) {
      return "\(left), but \(Self.sum(sides.less.map { -parts[$0].amount })) on the other side"
    }
    if let negative { return "\(left) too much: \(negative) would be negative" }
    return "The sum is off by \((amount / commonFactor).printed)"
  }

  /// The factor that most rows have: that of edges, where sizes are parts of another size.
  private var commonFactor: Double {
    let factors = parts.map { abs($0.factor) }.filter { $0 > 1e-9 }
    func count(_ factor: Double) -> Int { factors.count { abs($0 - factor) < 1e-6 * factor } }
    return factors.max { count($0) < count($1) } ?? 1
  }

  /// The indices of the parts on both sides of the sum, without those that are 0.
  ///
  /// - Parameter isSize: whether a line sets the size of one item.
  /// - Returns: what is needed; what there is; the size that there is, if it is one; and the factor that this size has in
  ///   the sum, by which the amounts are divided, so that it is compared by itself.
  func sides(_ isSize: (_ line: Int) -> Bool) -> (more: [Int], less: [Int], bound: Int?, unit: Double) {
    let more = parts.indices.filter { parts[$0].amount > 1e-6 }
    var less = parts.indices.filter { parts[$0].amount < -1e-6 }
    func setsSize(_ index: Int) -> Bool { parts[index].line.map(isSize) ?? false }
    let zero = parts.indices.first { abs(parts[$0].amount) < 1e-6 && setsSize($0) }
    let bound = (less.count == 1 ? less[0] : less.isEmpty ? zero : nil).flatMap { setsSize($0) ? $0 : nil }
    if less.isEmpty, let bound { less = [bound] }
    return (more, less, bound, bound.map { abs(parts[$0].factor) } ?? 1)
  }

  private static func sum(_ amounts: [Double]) -> String {
    let terms = amounts.map(\.printed).joined(separator: " + ")
    return amounts.count == 1 ? terms : "\(terms) = \(amounts.reduce(0, +).printed)"
  }
}
