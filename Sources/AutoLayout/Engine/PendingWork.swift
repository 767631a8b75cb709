/// The work of the next layout.
package struct PendingWork {
  /// Whether the problem has to be built and solved from scratch.
  var solve = true
  /// The constraints with another constant or priority than in the solution, as long as nothing else changed.
  var numbers: [NSLayoutConstraint] = []
  /// The views with another content size than in the solution, as long as nothing else changed.
  var contents: [ItemReference] = []
  /// The constraints and views that came or went since the solution, as long as everything need not be solved.
  var structure = StructureChanges()
  var layout = true
  var updates = true

  package var isUnsolved: Bool { solve || !numbers.isEmpty || !contents.isEmpty || !structure.isEmpty }

  /// Leaves nothing but a solution of everything.
  mutating func solveEverything() {
    solve = true
    dropChanges()
  }

  mutating func dropChanges() { (numbers, contents, structure) = ([], [], StructureChanges()) }

  var isEmpty: Bool { !isUnsolved && !layout && !updates }
}
