/// A kink's position as bits with the order of the numbers, for the radix sort.
struct KinkSortKey: BitwiseCopyable {
  var bits: UInt64
  var index: Int32
}
