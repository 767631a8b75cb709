/// The primal simplex over piecewise linear costs, with all levels at once: a column moves as long as the slope is
/// lexicographically downhill, through any number of kinks.
struct Simplex: ~Copyable {
  var program = Program()
  var basis = Basis()
  var vectors = LevelVectors()
  /// Columns outside the basis that may be attractive and have no cost of their own. The next property has the others.
  var costlessCandidates = Buffer<Int32>()
  var candidates = Buffer<Int32>()
  /// Columns outside the basis that can move at no cost.
  var flat = Buffer<Int32>()
  /// The number of columns with a violated required kink.
  var violatedCount = 0
  /// The number of rows from which a component starts with critical paths and steps of the dual simplex. In smaller
  /// components, the primal simplex is as fast.
  var rowsForLongSteps: Int32 = 128
  /// Whether steps cycled, so that the answer may not be optimal.
  var hasStalled = false
  /// Whether ties were found that need `Program.hasBoundLevel`, which the program does not have.
  var lacksBoundLevel = false
  /// Whether columns that move are marked, to find other optimal answers.
  var isProbing = false
  var isUnbounded = false

  // Work space.
  var slopeTolerance = Tolerance.slope
  var slope = Slope()
  var best = Slope()
  var beyond = Buffer<Double>()
  var bestBeyond = Buffer<Double>()
  var breakpoints = BreakpointHeap()
  var crossings = Buffer<Crossing>()

  /// Makes a copy; it may only be called between steps.
  func copy() -> Simplex {
    var other = Simplex(
      program: program.copy(), basis: basis.copy(), vectors: vectors.copy(),
      costlessCandidates: costlessCandidates.copy(), candidates: candidates.copy(), flat: flat.copy(),
      violatedCount: violatedCount, rowsForLongSteps: rowsForLongSteps)
    other.resetSlopes()
    return other
  }

  /// Discards the state of the previous program; the rows and columns of the new one exist already.
  mutating func reset() {
    program.linkColumns()
    program.labelComponents()
    basis.reset(program)
    vectors.reset(stride: program.stride)
    resetSlopes()
    costlessCandidates.removeAll()
    candidates.removeAll()
    flat.removeAll()
    violatedCount = 0
  }

  private mutating func resetSlopes() {
    slope.reset(stride: program.stride, tieLevel: program.tieLevel)
    best.reset(stride: program.stride, tieLevel: program.tieLevel)
    beyond.reset(to: program.stride, filling: 0)
    bestBeyond.reset(to: program.stride, filling: 0)
  }

  /// Optimises from the present state, in which every column that could be improved is a candidate.
  ///
  /// Bland's rule ends runs of steps that move nothing. If rounding makes steps cycle nevertheless, the tolerance for
  /// slopes grows until they stop.
  mutating func optimise() {
    var degenerate = 0
    var steps = 0
    slopeTolerance = Tolerance.slope
    while let (column, direction) = chooseEntering(bySmallestIndex: degenerate > 60) {
      degenerate = step(column, direction, shortSteps: degenerate > 60) ? 0 : degenerate + 1
      steps += 1
      if steps > 1000 + 8 * program.columns.count {
        steps = 0
        slopeTolerance *= 100
        hasStalled = true
      }
    }
  }

  @inline(__always)
  mutating func markCandidate(_ column: Int32) {
    if program.columns[column].isCandidate || program.columns[column].isBasic { return }
    program.columns[column].isCandidate = true
    if program.columns[column].isCostless { costlessCandidates.append(column) } else { candidates.append(column) }
  }

  /// The costs of columns and the duals of rows, level by level, and the candidates.
  var description: String {
    var text = ""
    for column in 0..<Int32(program.columns.count) where program.columns[column].cost > 0 {
      text += "cost of c\(column): \(self.text(program.columns[column].cost))\n"
    }
    for row in 0..<Int32(program.rows.count) where program.rows[row].dual > 0 {
      text += "dual of r\(row): \(self.text(program.rows[row].dual))\n"
    }
    return text + "\(candidates.count + costlessCandidates.count) candidates, \(violatedCount) violated\n"
  }

  private func text(_ vector: Int32) -> String {
    (0..<program.stride).map { "\(shortest: vectors[vector, $0])" }.joined(separator: ", ")
  }
}
