/// What substitution knows of a variable: `variable = scale × root + offset`.
struct Affine: BitwiseCopyable {
  var scale: Double
  var offset: Double
  /// The variable that stands for the class, or −1 where the value is known.
  var root: Int32
  /// The next member of the class.
  var next: Int32
}
