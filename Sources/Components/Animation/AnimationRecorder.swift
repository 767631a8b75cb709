import Foundation

/// Records what the animations of a change do, and when; it is bound while the change runs.
@MainActor
package final class AnimationRecorder {
  @TaskLocal package static var current: AnimationRecorder?

  /// The poses of a view within an animation.
  struct Track {
    let view: UIView
    let timing: AnimationTiming
    let from: ViewPose
    let to: ViewPose
  }

  private let root: UIView
  private(set) var tracks: [Track] = []
  /// The timing of every animation, in order.
  private(set) var timings: [AnimationTiming] = []
  /// The number of animations in which constraints changed without a layout, so that their effect comes later, in one
  /// jump.
  private(set) var forgotLayout = 0
  private(set) var inherited: AnimationTiming?
  private var isSuspended = false
  /// The time at which animations start; it is later in completion handlers.
  private var now: TimeInterval = 0
  private var completions: [(time: TimeInterval, run: (Bool) -> Void)] = []

  init(root: UIView) { self.root = root }

  func animate(
    _ given: AnimationTiming, options: UIView.AnimationOptions = [], _ animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = given
    timing.start += now
    if !timing.start.isFinite || timing.start < 0 { timing.start = now }
    if !timing.duration.isFinite || timing.duration < 0 || isSuspended { timing.duration = 0 }
    if let inherited {
      if !options.contains(.overrideInheritedDuration) {
        (timing.start, timing.duration) = (inherited.start, inherited.duration)
      }
      if !options.contains(.overrideInheritedCurve), case .curve = timing.pace { timing.pace = inherited.pace }
    }
    record(timing, animations)
    if let completion { completions.append((timing.end, completion)) }
  }

  private func record(_ timing: AnimationTiming, _ animations: () -> Void) {
    let outer = inherited
    let before = ViewPose.all(in: root)
    let counts = root.engine.statistics
    let wasDirty = root.engine.pending.isUnsolved
    let known = tracks.count
    inherited = timing
    animations()
    inherited = outer
    if timing.duration > 0 { timings.append(timing) }
    // A nested animation decides on the views that it moved.
    let nested = Set(tracks[known...].map { ObjectIdentifier($0.view) })
    for (view, to) in ViewPose.all(in: root).list where !nested.contains(ObjectIdentifier(view)) {
      let from = before[view] ?? .unplaced(to)
      if from != to { tracks.append(Track(view: view, timing: timing, from: from, to: to)) }
    }
    if root.engine.pending.isUnsolved, !wasDirty || root.engine.statistics.layouts == counts.layouts, outer == nil,
      timing.duration > 0
    {
      forgotLayout += 1
    }
  }

  func withoutAnimation(_ body: () -> Void) {
    let (was, outer) = (isSuspended, inherited)
    isSuspended = true
    inherited = AnimationTiming(start: now, duration: 0)
    record(AnimationTiming(start: now, duration: 0), body)
    (isSuspended, inherited) = (was, outer)
  }

  /// Runs completion handlers in the order of their times, followed by those that they start.
  func finish() {
    var rounds = 0
    while !completions.isEmpty, rounds < Self.mostCompletions {
      rounds += 1
      let next = completions.indices.min { (completions[$0].time, $0) < (completions[$1].time, $1) }!
      let completion = completions.remove(at: next)
      now = completion.time
      completion.run(true)
    }
    completions = []
  }

  /// The largest number of completion handlers, since an animation that restarts itself in its handler never ends.
  private static let mostCompletions = 64
}
