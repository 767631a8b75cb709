/// A row on the path of a depth-first search, and the entries that still have to be followed.
struct StackFrame: BitwiseCopyable {
  var row: Int32
  var next: Int32
  var end: Int32
}
