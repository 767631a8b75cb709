/// One constraint's place on its column. Left of a `≥` the cost falls, right of a `≤` it rises, by `weight` at
/// `level`; crossing either upwards adds `weight` to the slope.
struct Kink: BitwiseCopyable {
  enum Side: Int8 {
    case lower
    case upper
  }

  var position: Double
  var weight: Double
  var tie: Double = 0
  var constraint: Int32
  var level: Int16
  var side: Side

  /// Calls `body` with the kinks of a constraint that has a column: one for an inequality, two for an equality.
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

  /// Orders kinks by position. Where two meet, the one that holds from there on comes first, so that a segment without
  /// cost lies between.
  @inline(__always)
  static func precedes(_ a: Kink, _ b: Kink) -> Bool {
    if a.position != b.position { return a.position < b.position }
    if a.side != b.side { return a.side == .lower }
    return a.constraint < b.constraint
  }

  /// The same with positions that differ by rounding as one, for putting one kink among others.
  @inline(__always)
  static func precedesOrMeets(_ a: Kink, _ b: Kink) -> Bool {
    if a.side != b.side && Tolerance.same(a.position, b.position) { return a.side == .lower }
    return precedes(a, b)
  }
}
