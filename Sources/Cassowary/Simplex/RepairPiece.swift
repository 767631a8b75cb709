/// A segment of a column outside the basis, between two of its kinks.
struct RepairPiece: BitwiseCopyable {
  var column: Int32
  /// The element of the column: the basic column moves by −element when this one moves by 1.
  var element: Double
  /// The distance by which the whole segment moves the basic column.
  var gain: Double
  var end: Double
  var firstSlope: Int
  /// The yield order of the kink at which the segment begins: among equal prices, the error goes to the constraint that
  /// yields first.
  var yieldOrder = Int32.min
  var constraint: Int32 = -1
}
