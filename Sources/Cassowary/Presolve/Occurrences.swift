/// What elimination keeps for each root.
struct Occurrences: BitwiseCopyable {
  var first: Int32 = -1
  var degree: Int32 = 0
  /// No constraint of one unknown bears on the root, or only such as others imply.
  var isFree = true
  var isImplied = false
  var hasCost = false
  var definition: Int32 = -1
  /// The root's own bounds were used to bound others.
  var isUsed = false
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The constraints that give the bounds, −1 where other rows imply them.
  var lowerFrom: Int32 = -1
  var upperFrom: Int32 = -1
}
