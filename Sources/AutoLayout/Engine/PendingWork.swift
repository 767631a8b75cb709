/// The work of the next layout.
package struct PendingWork {
  /// Whether the problem has to be built and solved from scratch.
  var solve = true
  /// The constraints with another constant or priority than in the solution, as long as nothing else changed.
  var numbers: [NSLayoutConstraint] = []
  /// The views with another content size than in the solution, as long as nothing else changed.
  var contents: [ItemReference] = []
  var layout = true
  var updates = true

  package var isUnsolved: Bool { solve || !numbers.isEmpty || !contents.isEmpty }
  var isEmpty: Bool { !isUnsolved && !layout && !updates }
}
