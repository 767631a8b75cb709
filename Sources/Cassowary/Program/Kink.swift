/// The kink of one constraint in the cost of its column. Left of a `≥` the cost falls, and right of a `≤` it rises, by
/// `weight` at `level`; passing either upwards adds `weight` to the slope.
struct Kink: BitwiseCopyable {
  enum Side: Int8 {
    case lower
    case upper
  }

  var position: Double
  var weight: Double
  var tie: Double = 0
  /// The constraint; for a kink that breaks ties, −2 − the constraint on whose bound the column rests, or −1.
  var constraint: Int32
  var level: Int16
  var side: Side

  /// Calls `body` with the kinks of a constraint with a column: one for an inequality, two for an equality.
  @inline(__always)
  static func forEach(of record: StoredConstraint, _ constraint: Int32, level: Int16, _ body: (Kink) -> Void) {
    let position = (record.constant - record.shift) / record.factor
    let kink = Kink(
      position: position, weight: abs(record.factor), constraint: constraint, level: level, side: .lower)
    if record.relation == .equal || (record.relation == .greaterThanOrEqual) == (record.factor > 0) { body(kink) }
    if record.relation == .equal || (record.relation == .lessThanOrEqual) == (record.factor > 0) {
      var upper = kink
      upper.side = .upper
      body(upper)
    }
  }

  /// Whether one kink precedes another, by position. Of two kinks at one position, the lower bound comes first, so that
  /// the segment between them has no cost.
  @inline(__always)
  static func precedes(_ a: Kink, _ b: Kink) -> Bool {
    if a.position != b.position { return a.position < b.position }
    if a.side != b.side { return a.side == .lower }
    return a.constraint < b.constraint
  }

  /// Whether one kink precedes another, where positions that differ only by rounding are equal. It is used to insert a
  /// kink.
  @inline(__always)
  static func precedesOrMeets(_ a: Kink, _ b: Kink) -> Bool {
    if a.side != b.side && Tolerance.same(a.position, b.position) { return a.side == .lower }
    return precedes(a, b)
  }
}
