/// A row `Σ a x − s = 0`.
struct Row: BitwiseCopyable {
  var firstEntry: Int32
  var entryCount: Int32
  var logical: Int32
  var basic: Int32
  /// The column of the triangular part; the next property is its element in the row.
  var triangular: Int32
  var component: Int32 = -1
  var dual: Int32 = 0
  var isEquality: Bool
  var isOpen = false
  var triangularPivot: Double = -1

  @inline(__always) var entries: Range<Int32> { firstEntry..<firstEntry + entryCount }
}
