/// The record that the critical path method keeps for a column.
struct PushedColumn: BitwiseCopyable {
  /// Whether the column has no optional constraints and occurs in no equality.
  var isMovable = false
  /// The number of rows that bound the column from below and whose demand is not known yet.
  var pushers: Int32 = 0
  /// The largest lower bound so far; the next property is the row that demands it.
  var demand = -Double.infinity
  var row: Int32 = -1
}
