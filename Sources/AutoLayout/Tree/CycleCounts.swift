/// The counts of what a view did within a turn.
struct CycleCounts {
  /// The number of the turn.
  var turn = 0
  var updates = 0
  var layouts = 0
  /// The number of requests for another pass.
  var requests = 0
}
