/// A variable of the program. Its cost is convex and piecewise linear, by level.
struct Column: BitwiseCopyable {
  var value: Double
  var firstKink: Int32 = 0
  var kinkCount: Int32 = 0
  var kinkCapacity: Int32 = 0
  /// The number of kinks that count as left of the value.
  var segment: Int32 = 0
  var firstEntry: Int32 = 0
  var entryCount: Int32 = 0
  /// The row whose basic column this is, or −1.
  var basicRow: Int32 = -1
  /// The row where the triangular part has this column, or −1.
  var triangularRow: Int32 = -1
  /// The vector of the cost's slope in the present segment.
  var cost: Int32 = 0
  /// While factoring: the number of open rows that have the column.
  var degree: Int32 = 0
  /// The class's root, or for a logical column −1 − its row.
  var owner: Int32
  var isCandidate = false
  /// A required kink is on the wrong side of the value.
  var isViolated = false
  var isFlat = false
  /// Only required constraints bear on the column: moving it costs nothing of its own.
  var isCostless = true
  /// The column's component breaks ties: its kinks carry tie weights.
  var breaksTies = false
  /// The column moved while probing, so its value is not the only optimal one.
  var hasMoved = false
  /// The group of definitions that depend on the column, or −1.
  var group: Int32 = -1
  /// A slope of the column's own at the tie level, for probing.
  var probe = 0.0

  @inline(__always) var isLogical: Bool { owner < 0 }
  @inline(__always) var isBasic: Bool { basicRow >= 0 }
  @inline(__always) var logicalRow: Int32 { -1 - owner }
  @inline(__always) var entries: Range<Int32> { firstEntry..<firstEntry + entryCount }
}
