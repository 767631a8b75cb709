/// A row on the way of a depth-first search, and which of its entries are still to be followed.
struct StackFrame: BitwiseCopyable {
  var row: Int32
  var next: Int32
  var end: Int32
}
