import Foundation

/// A change of a tree that a preview declares, to be run when its steps are drawn.
package struct PlannedChange {
  /// What pictures call it; nil where the author gave no name.
  package let name: String?
  /// nil where the change starts animations itself.
  package let timing: AnimationTiming?
  package let callSite: CallSite
  package let run: @MainActor () -> Void

  package init(name: String?, timing: AnimationTiming?, callSite: CallSite, run: @escaping @MainActor () -> Void) {
    self.name = name
    self.timing = timing
    self.callSite = callSite
    self.run = run
  }
}

extension UIView {
  /// Changes declared in the tree, in preorder, each view's in the order of declaration.
  package var plannedChanges: [PlannedChange] {
    var changes: [PlannedChange] = []
    forEachDescendant { changes += $0.layoutState.changes }
    return changes
  }
}
