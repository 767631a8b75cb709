/// A set of variables that one root stands for; the root's place in the list has it.
struct VariableClass: BitwiseCopyable {
  var last: Int32
  var size: Int32
  /// The first node of the list of equalities that may become usable when the root goes, or −1.
  var pending: Int32
  /// The column, −1 where nothing needs one, or −2 − the definition that eliminated the root.
  var column: Int32
}
