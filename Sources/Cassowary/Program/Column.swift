/// A variable of the program. At each level, its cost is convex and piecewise linear.
struct Column: BitwiseCopyable {
  var value: Double
  var kinkSlots = KinkSlots()
  /// The number of kinks that count as left of the value.
  var segment: Int32 = 0
  var firstEntry: Int32 = 0
  var entryCount: Int32 = 0
  /// The row whose basic column this is, or −1.
  var basicRow: Int32 = -1
  /// The row of the triangular part whose column this is, or −1.
  var triangularRow: Int32 = -1
  /// The number of the vector with the cost's slope in the present segment.
  var cost: Int32 = 0
  /// The number of open rows that contain the column, while factoring.
  var degree: Int32 = 0
  /// The class's root; for a logical column, −1 − its row.
  var owner: Int32
  var isCandidate = false
  /// Whether a required kink is violated by the value.
  var isViolated = false
  var isFlat = false
  /// Whether the column has only required constraints, so that moving it has no cost of its own.
  var isCostless = true
  /// Whether the column's component breaks ties; its kinks then have tie weights.
  var breaksTies = false
  /// Whether the column moved while probing, so that its value is not the only optimal one.
  var hasMoved = false
  /// The group of definitions that depend on the column, or −1.
  var group: Int32 = -1
  /// The variable of the class that is 0 where ties leave the column, or −1 for the first one.
  var restingMember: Int32 = -1
  /// The column's own slope at the tie level, for probing.
  var probe = 0.0

  /// Where the column's kinks are in the program's.
  struct KinkSlots: BitwiseCopyable {
    var first: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  @inline(__always) var isLogical: Bool { owner < 0 }
  @inline(__always) var isBasic: Bool { basicRow >= 0 }
  @inline(__always) var logicalRow: Int32 { -1 - owner }
  @inline(__always) var entries: Range<Int32> { firstEntry..<firstEntry + entryCount }
}
