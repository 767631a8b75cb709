/// The counts of what a view did within a turn.
struct CycleCounts {
  var updates = 0
  var layouts = 0
  /// The number of requests for another pass.
  var requests = 0
}
