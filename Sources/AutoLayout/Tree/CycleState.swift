/// What the layout cycle still has to do for a view, and what it did.
struct CycleState {
  var needsUpdateConstraints = true
  /// Whether the running update reached `UIView.updateConstraints`.
  var hasUpdatedConstraints = false
  var needsLayout = true
  var needsDisplay = true
  /// How often each step was requested since it last ran: many requests lead to one run.
  var requests = CycleRequests()
  /// What the cycle did to the view within one turn.
  var counts = CycleCounts()
}
