/// The changes of a tree's constraints and views since the last solution.
struct StructureChanges {
  /// The constraints that were activated, deactivated, or got other terms.
  var constraints: [NSLayoutConstraint] = []
  /// The views of which something else counts than before: a priority of their content, their mask, or their place in a
  /// stack view.
  var views: [ItemReference] = []
  /// The topmost views that were added, with everything inside them.
  var added: [ItemReference] = []
  /// The views that others were added to or removed from.
  var containers: [ItemReference] = []
  /// The indices in the problem of views and guides that were removed.
  var removed: [Int] = []

  var isEmpty: Bool { constraints.isEmpty && views.isEmpty && added.isEmpty && containers.isEmpty }
  var count: Int { constraints.count + views.count + added.count + removed.count }
}
