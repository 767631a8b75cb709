/// One turn of the cycle: passes until nothing is requested any more.
struct LayoutTurn {
  /// The number of turns before this one.
  var number = 0
  /// The depth of nested calls of `layoutIfNeeded`.
  var depth = 0
  var passes = 0
  /// Whether the turn was stopped, since it would not end.
  var isStopped = false
  /// The views of the last turn, if it was stopped.
  var feedback: [FeedbackEntry] = []

  /// A view that was laid out, or updated its constraints, in at least half of the passes.
  struct FeedbackEntry {
    let item: ItemReference
    let layouts: Int
    let updates: Int
    /// The number of requests for another pass while the view's own code ran.
    let requests: Int
  }
}
