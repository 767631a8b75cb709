/// A row before columns have numbers: its entries refer to roots. `Σ a x + shift` is the left side of its constraint.
struct Draft: BitwiseCopyable {
  var firstEntry: Int32
  var entryCount: Int32
  var capacity: Int32
  var constraint: Int32
  var right: Double
  var shift = 0.0
  var isEquality: Bool
  var isAlive = true

  @inline(__always) var entries: Range<Int32> { firstEntry..<firstEntry + entryCount }
}
