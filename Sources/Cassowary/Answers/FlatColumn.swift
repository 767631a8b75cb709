/// A column outside the basis that can move at no cost.
struct FlatColumn {
  var column: Int32
  /// −1 for a column without rows.
  var component: Int32
  var direction: Double
}
