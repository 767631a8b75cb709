/// A change of a tree that a preview declares, to be run when its steps are drawn.
package struct PlannedChange {
  /// The name that pictures show; `nil` where the author gave none.
  package let name: String?
  /// `nil` where the change starts animations itself.
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
