/// `Σ a x ≥ bound`, or `≤` with the signs turned, which can push one of its columns up.
struct PushingRow: BitwiseCopyable {
  var column: Int32 = -1
  var element = 0.0
  /// The number of movable columns that the row depends on and whose place is not known yet.
  var unknowns: Int32 = 0
}
