/// What the next layout has to do.
struct PendingWork {
  /// Whether the problem has to be built and solved from scratch.
  var solve = true
  var layout = true
  var updates = true

  var isEmpty: Bool { !solve && !layout && !updates }
}
