/// Connected rows. Components are solved independently.
struct Component: BitwiseCopyable {
  var firstRow: Int32
  var rowCount: Int32
  /// The number of steps since the values were last computed from scratch.
  var steps: Int32 = 0

  @inline(__always) var rows: Range<Int32> { firstRow..<firstRow + rowCount }
}
