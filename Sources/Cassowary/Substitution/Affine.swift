/// A variable in terms of its root: `variable = scale × root + offset`.
struct Affine: BitwiseCopyable {
  var scale: Double
  var offset: Double
  /// The variable that represents the class, or −1 if the value is known.
  var root: Int32
  /// The next member of the class.
  var next: Int32
}
