/// A row on the way of a depth-first search, and how many of its neighbours were looked at.
struct StackFrame: BitwiseCopyable {
  var row: Int32
  var position: Int32
}
