/// A kink that a step went beyond.
struct Crossing: BitwiseCopyable {
  var column: Int32
  /// Counted within the column.
  var kink: Int32
  var upward: Bool
}
