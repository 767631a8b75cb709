/// A change of a tree that a preview declares; it runs when its steps are drawn.
package struct PlannedChange {
  /// The name that pictures show; `nil` if the author gave none.
  package let name: String?
  /// The timing; `nil` if the change starts animations itself.
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
