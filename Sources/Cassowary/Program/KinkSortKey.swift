/// A kink's position as bits that order as the numbers do, for the radix sort.
struct KinkSortKey: BitwiseCopyable {
  var bits: UInt64
  var index: Int32
}
