/// An eta column: the basis's column at `row` was replaced by one that has these entries in terms of the basis before.
struct Eta: BitwiseCopyable {
  var pivot: Double
  var row: Int32
  var firstEntry: Int32
  var entryCount: Int32
  var previous: Int32
  var next: Int32

  @inline(__always) var entries: Range<Int32> { firstEntry..<firstEntry + entryCount }
}
