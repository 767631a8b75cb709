/// Every tolerance of the solver. Values are points on screens: 1e-2 … 1e6, so doubles leave 1e-10 or better of noise
/// in sums of a few thousand of them.
enum Tolerance {
  /// Positions nearer than this, relative to their size above 1, are one position: far below what a screen shows
  /// (1e-3), far above rounding.
  static let position = 1e-9

  /// A required constraint missed by less than this, relative to the size of its numbers, holds. Larger than
  /// `position` since errors of many rows add up in one.
  static let feasibility = 1e-7

  /// A slope smaller than this, relative to the sum of the magnitudes it was summed from, is zero: cancelled terms
  /// leave about 1e-16 of them each.
  static let slope = 1e-10

  /// And so is one below this: duals are sums of weights near 1, and keep noise of this size where the weights cancelled.
  static let slopeFloor = 1e-11

  /// A coefficient that cancelled to less than this, relative to the largest that went into it, is gone.
  static let cancellation = 1e-11

  /// An element of a solved column below this did not move: what exact cancellation leaves behind.
  static let drop = 1e-13

  /// A pivot must be at least this, relative to the largest of its column.
  static let pivot = 1e-7

  /// Two variables are substituted for each other if their ratio is within 1 ± this many powers; outside, offsets
  /// would lose digits, and they stay a row.
  static let ratio = 1e6

  @inline(__always)
  static func same(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= position * max(1, max(abs(a), abs(b)))
  }
}
