/// A definition `root = constant + Σ a x`, in terms of roots that have columns or were eliminated later.
struct Definition: BitwiseCopyable {
  var constant: Double
  var value = 0.0
  var root: Int32
  var firstEntry: Int32
  var entryCount: Int32

  @inline(__always) var entries: Range<Int32> { firstEntry..<firstEntry + entryCount }
}
