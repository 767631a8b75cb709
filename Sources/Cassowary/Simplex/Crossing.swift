/// A kink that a step passed.
struct Crossing: BitwiseCopyable {
  var column: Int32
  /// The index within the column.
  var kink: Int32
  var upward: Bool
}
