import LPVariants

/// Variants in rows and columns: the values of some axes across, those of the others down.
struct VariantTable {
  let columns: [String]
  /// The labels of the rows; empty if no axis goes down.
  let rows: [String]
  /// The variants row by row; `nil` for a combination that does not exist.
  let cells: [Variant?]
  /// The arrangement in words: `across: direction; down: text size`.
  let words: String

  /// The smallest share of cells that are filled; a table with more holes is less clear than a list.
  private static let leastShare = 0.7

  private struct Split {
    let across: [Int]
    let down: [Int]
    /// The combinations of values that occur, of the axes across and of those down.
    let columns: [[Int]]
    let rows: [[Int]]
    let holes: Int
    /// How far the table is from square, if screens are twice as high as wide; 0 for a square one.
    let slimness: Double
  }

  /// Fails if no axis varies, or if the variants would leave too much of every table empty.
  init?(_ variants: [Variant], mostColumns: Int) {
    let points = AxisPoints(variants)
    let positions = variants.map(points.position)
    let varying = points.axes.indices.filter { points.axes[$0].values.count > 1 }
    let splits = (1..<(1 << varying.count)).map { choice in
      Self.split(positions, varying.enumerated().filter { choice & (1 << $0.offset) != 0 }.map(\.element), of: varying)
    }
    let most = Int(Double(variants.count) * (1 / Self.leastShare - 1))
    func isRegular(_ axes: [Int], _ combinations: [[Int]]) -> Bool {
      let counts = axes.map { points.axes[$0].values.count }
      // Either all combinations occur, or one axis decides the others, as a language decides its direction.
      return [counts.reduce(1, *), counts.max() ?? 1].contains(combinations.count)
    }
    let best = splits.filter {
      $0.columns.count <= mostColumns && $0.holes <= most && isRegular($0.across, $0.columns)
        && isRegular($0.down, $0.rows)
    }.min {
      ($0.holes, $0.slimness, $0.across.count) < ($1.holes, $1.slimness, $1.across.count)
    }
    guard let best else { return nil }
    func words(_ axes: [Int], _ values: [Int]) -> String {
      zip(axes, values).map { points.axes[$0].values[$1] }.joined(separator: " · ")
    }
    func titles(_ axes: [Int]) -> String { axes.map { points.axes[$0].title.lowercased() }.joined(separator: ", ") }
    columns = best.columns.map { words(best.across, $0) }
    rows = best.down.isEmpty ? [] : best.rows.map { words(best.down, $0) }
    cells = best.rows.flatMap { row in
      best.columns.map { column in
        positions.firstIndex { position in
          best.down.map { position[$0] } == row && best.across.map { position[$0] } == column
        }.map { variants[$0] }
      }
    }
    self.words =
      "across: \(titles(best.across))" + (best.down.isEmpty ? "" : "; down: \(titles(best.down))")
  }

  private static func split(_ positions: [[Int]], _ across: [Int], of varying: [Int]) -> Split {
    let down = varying.filter { !across.contains($0) }
    func combinations(_ axes: [Int]) -> [[Int]] {
      Set(positions.map { position in axes.map { position[$0] } }).sorted { $0.lexicographicallyPrecedes($1) }
    }
    let (columns, rows) = (combinations(across), combinations(down))
    let (wide, high) = (Double(columns.count), Double(rows.count) * 2)
    return Split(
      across: across, down: down, columns: columns, rows: rows, holes: columns.count * rows.count - positions.count,
      slimness: max(wide / high, high / wide))
  }
}
