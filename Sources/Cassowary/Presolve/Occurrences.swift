/// The record that elimination keeps for each root.
struct Occurrences: BitwiseCopyable {
  var first: Int32 = -1
  var degree: Int32 = 0
  /// Whether the root has no constraints of one unknown, except those that others imply.
  var isFree = true
  var isImplied = false
  var hasCost = false
  var definition: Int32 = -1
  /// Whether the root's own bounds were used to derive others.
  var isUsed = false
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The constraints that give the bounds, or −1 if other rows imply them.
  var lowerFrom: Int32 = -1
  var upperFrom: Int32 = -1
}
