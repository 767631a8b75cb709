/// A constraint with one unknown: `factor × root  relation  right`.
struct Unary: BitwiseCopyable {
  var right: Double
  var factor: Double
  var constraint: Int32
  var root: Int32
}
