/// The basis's column at `row` was replaced by one that reads, in the basis before, as the entries do.
struct Eta: BitwiseCopyable {
  var pivot: Double
  var row: Int32
  var firstEntry: Int32
  var entryCount: Int32
  var previous: Int32
  var next: Int32

  @inline(__always) var entries: Range<Int32> { firstEntry..<firstEntry + entryCount }
}
