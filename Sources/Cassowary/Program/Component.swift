/// Rows that are connected. Nothing that happens in one component is felt in another.
struct Component: BitwiseCopyable {
  var firstRow: Int32
  var rowCount: Int32
  /// The number of steps since the values were last summed from nothing.
  var steps: Int32 = 0

  @inline(__always) var rows: Range<Int32> { firstRow..<firstRow + rowCount }
}
