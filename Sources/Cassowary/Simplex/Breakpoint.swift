/// A kink that a step reaches.
struct Breakpoint: BitwiseCopyable {
  var step: Double
  var rate: Double
  var column: Int32
  /// The index within the column.
  var kink: Int32

  @inline(__always)
  func precedes(_ other: Breakpoint) -> Bool { step != other.step ? step < other.step : column < other.column }
}
