/// A set of variables with one root, stored at the root's index.
struct VariableClass: BitwiseCopyable {
  var last: Int32
  var size: Int32
  /// The first node of the list of equalities that may become usable when the root is eliminated, or −1.
  var pending: Int32
  /// The column; −1 if none is needed, or −2 − the definition that eliminated the root.
  var column: Int32
}
