/// The work of the layout cycle for a view: what is due, and what was done.
struct CycleState {
  var needsUpdateConstraints = true
  /// Whether the running update reached `UIView.updateConstraints`.
  var hasUpdatedConstraints = false
  var needsLayout = true
  /// Whether a view inside may need a layout.
  var needsLayoutInside = true
  var needsDisplay = true
  /// How often each step was requested since it last ran: many requests lead to one run.
  var requests = CycleRequests()
  /// The counts of what the view did within the turn that `CycleCounts.turn` tells.
  var counts = CycleCounts()
}
