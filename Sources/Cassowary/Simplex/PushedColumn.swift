/// What the critical path method keeps for a column.
struct PushedColumn: BitwiseCopyable {
  /// No optional constraint bears on the column, and no equality has it.
  var isMovable = false
  /// The number of rows that push the column up and whose demand is not known yet.
  var pushers: Int32 = 0
  /// The least value that the rows allow so far, and the row that demands it.
  var demand = -Double.infinity
  var row: Int32 = -1
}
