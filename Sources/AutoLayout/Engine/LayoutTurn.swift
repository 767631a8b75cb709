/// One turn of the cycle: passes until nothing is asked for any more.
struct LayoutTurn {
  /// Calls of `layoutIfNeeded` within one another.
  var depth = 0
  var passes = 0
  /// Nothing more is done in this turn: it would not end.
  var isStopped = false
  /// Views of the last turn, where it was stopped.
  var feedback: [FeedbackEntry] = []

  /// A view that was laid out, or updated its constraints, in at least half of the passes.
  struct FeedbackEntry {
    let view: UIView
    let layouts: Int
    let updates: Int
    /// For another pass, made while its own code ran.
    let requests: Int
  }
}
