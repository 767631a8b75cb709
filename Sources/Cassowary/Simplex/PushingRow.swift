/// A row `Σ a x ≥ bound`, or `≤` with the signs reversed, that can bound one of its columns from below.
struct PushingRow: BitwiseCopyable {
  var column: Int32 = -1
  var element = 0.0
  /// The number of movable columns in the row whose place is not known yet.
  var unknowns: Int32 = 0
}
