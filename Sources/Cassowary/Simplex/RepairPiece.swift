/// A stretch of a column outside the basis, between two of its kinks.
struct RepairPiece: BitwiseCopyable {
  var column: Int32
  /// The basic column moves by −element for each 1 of this one.
  var element: Double
  /// How far the whole stretch brings the basic column.
  var gain: Double
  var end: Double
  var firstSlope: Int
  /// The kink that the stretch begins with: where prices are equal, the error goes to the constraint that yields first.
  var yieldOrder = Int32.min
  var constraint: Int32 = -1
}
