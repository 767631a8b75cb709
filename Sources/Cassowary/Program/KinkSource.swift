/// A constraint and the column that its kinks go to.
struct KinkSource: BitwiseCopyable {
  var constraint: Int32
  var column: Int32
}
