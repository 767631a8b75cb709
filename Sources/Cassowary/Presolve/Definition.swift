/// `root = constant + Σ a x`, over roots that were eliminated later or have columns.
struct Definition: BitwiseCopyable {
  var constant: Double
  var value = 0.0
  var root: Int32
  var firstEntry: Int32
  var entryCount: Int32

  @inline(__always) var entries: Range<Int32> { firstEntry..<firstEntry + entryCount }
}
