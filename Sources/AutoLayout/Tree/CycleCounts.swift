/// What one view did within a turn.
struct CycleCounts {
  var updates = 0
  var layouts = 0
  /// For another pass.
  var requests = 0
}
