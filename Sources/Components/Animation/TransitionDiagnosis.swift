import Foundation

/// Finds mistakes in a change: nothing moves, or views move in an unintended way.
@MainActor
struct TransitionDiagnosis {
  let change: PlannedChange
  let recorder: AnimationRecorder
  let moved: Bool
  let start: Poses
  let end: Poses
  let names: NameTable

  func diagnostics() -> [Diagnostic] { [forgottenLayout, withoutEffect].compactMap { $0 } + flyingIn }

  /// A change of constraints in the block moves frames only in the next layout, which is not animated.
  private var forgottenLayout: Diagnostic? {
    guard recorder.forgotLayout > 0 else { return nil }
    return Diagnostic(
      .warning, rule: "layout-not-animated",
      message: "the animation changes constraints but does not lay them out: the views jump",
      callSite: change.callSite,
      fix: "call layoutIfNeeded() on the views' common superview as the last thing in the animations block")
  }

  private var withoutEffect: Diagnostic? {
    guard !moved else {
      guard recorder.tracks.isEmpty, recorder.forgotLayout == 0 else { return nil }
      return Diagnostic(
        .warning, rule: "layout-not-animated", message: "the change takes effect at once: no animation lays it out",
        callSite: change.callSite, fix: "declare it with animate(duration:), or call View.animate(withDuration:) in it")
    }
    return Diagnostic(
      .warning, rule: "change-without-effect", message: "the change has no effect on any view",
      callSite: change.callSite, fix: "change a constant, a constraint or a view in it")
  }

  /// A view that is added within the animation starts without a frame.
  private var flyingIn: [Diagnostic] {
    recorder.tracks.compactMap { track in
      guard start[track.view] == nil, track.from.frame.size == .zero, track.to.frame.size != .zero,
        track.timing.duration > 0, !track.to.isHidden
      else { return nil }
      let name = names.name(of: track.view)
      return Diagnostic(
        .warning, rule: "flies-in",
        message: "`\(name)` is added within the animation and grows from its superview's top left corner",
        callSite: track.view.nameSources.creationSite ?? change.callSite,
        fix: "add it and call layoutIfNeeded() before the animation, or animate its alpha only",
        views: [names.path(of: track.view)])
    }
  }
}
