/// A column outside the basis that can move at no cost.
struct FlatColumn {
  var column: Int32
  /// The index of the component; −1 for a column without rows.
  var component: Int32
  var direction: Double
}
