extension UIView {
  /// The changes declared in the tree, in preorder, each view's in the order of declaration.
  package var plannedChanges: [PlannedChange] {
    var changes: [PlannedChange] = []
    forEachDescendant { changes += $0.declaredChanges }
    return changes
  }
}
