/// The tolerances of the solver. Values are points on screens, 1e-2 … 1e6, so sums of a few thousand doubles have an
/// error of 1e-10 or less.
enum Tolerance {
  /// Positions that differ by less than this, relative to their size above 1, are equal. It is far below what a screen
  /// shows (1e-3) and far above rounding errors.
  static let position = 1e-9

  /// A required constraint with a smaller error than this, relative to the size of its numbers, holds. It is larger
  /// than `position` because the errors of many rows add up in one.
  static let feasibility = 1e-7

  /// A slope smaller than this, relative to the sum of the magnitudes of its terms, is zero: terms that cancel leave
  /// about 1e-16 of each.
  static let slope = 1e-10

  /// A slope below this is zero, too: duals are sums of weights near 1, and an error of this size remains where the
  /// weights cancel.
  static let slopeFloor = 1e-11

  /// A coefficient that cancelled to less than this, relative to the largest of its terms, is zero.
  static let cancellation = 1e-11

  /// An element of a solved column that is smaller than this is zero; exact cancellation leaves such values.
  static let drop = 1e-13

  /// The smallest pivot, relative to the largest element of its column.
  static let pivot = 1e-7

  /// Two variables are substituted for each other if the magnitude of their ratio is between 1 / `ratio` and `ratio`.
  /// Otherwise offsets would lose precision, and the equality stays a row.
  static let ratio = 1e6

  @inline(__always)
  static func same(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= position * max(1, max(abs(a), abs(b)))
  }
}
