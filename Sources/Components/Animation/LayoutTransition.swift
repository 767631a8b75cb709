package import Foundation

/// A change of a laid-out tree, from the layout before to the layout after, with the steps between.
///
/// There are two kinds of steps. UIKit's interpolates each view's rectangle and ignores constraints. The other animates
/// the constants and solves at every step.
@MainActor
package final class LayoutTransition {
  package let before: LayoutResult
  package let after: LayoutResult
  /// The duration in seconds.
  package let duration: TimeInterval
  /// The timing of the animations, in words.
  package let timing: String
  /// The equations that hold only before; they end at the start, all at once.
  package let removed: [String]
  package let made: [String]
  private let madeConstraints: Set<ObjectIdentifier>

  private let root: UIView
  private let tracks: [AnimationRecorder.Track]
  private let constants: [ConstantTrack]
  private let startPoses: Poses
  private let endPoses: Poses
  private let timings: [AnimationTiming]
  /// The findings about the change itself.
  package let diagnostics: [Diagnostic]

  /// A constraint whose constant changes.
  private struct ConstantTrack {
    let constraint: NSLayoutConstraint
    let from: CGFloat
    let to: CGFloat
  }

  /// Lays out the tree, makes the change, and lays it out again.
  package init(of root: UIView, _ change: PlannedChange) {
    self.root = root
    before = LayoutResult.capture(root)
    startPoses = ViewPose.all(in: root)
    let old = ConstraintState.all(in: root)
    let recorder = AnimationRecorder(root: root)
    LayoutEnvironment.$current.withValue(root.environment) {
      AnimationRecorder.$current.withValue(recorder) {
        if let timing = change.timing {
          recorder.animate(timing) {
            change.run()
            root.layoutIfNeeded()
          }
        } else {
          change.run()
        }
        recorder.finish()
      }
    }
    after = LayoutResult.capture(root)
    endPoses = ViewPose.all(in: root)
    tracks = recorder.tracks
    timings = recorder.timings
    duration = timings.map(\.end).max() ?? 0
    timing = timings.reduce(into: [String]()) { if !$0.contains($1.words) { $0.append($1.words) } }
      .joined(separator: ", ")
    let difference = ConstraintDifference(old: old, new: ConstraintState.all(in: root))
    constants = difference.changed.map { ConstantTrack(constraint: $0.new, from: $0.from, to: $0.new.constant) }
    let equation = EquationText(names: NameTable(root: root))
    removed = difference.removed.map { equation.text(of: $0) }
    made = difference.made.map { equation.text(of: $0) }
    madeConstraints = Set(difference.made.map { ObjectIdentifier($0) })
    diagnostics = TransitionDiagnosis(
      change: change, recorder: recorder, moved: before.views != after.views, start: startPoses, end: endPoses,
      names: NameTable(root: root)
    ).diagnostics()
  }

  // MARK: Steps

  package typealias Step = TransitionRecord.Step
  package typealias Break = TransitionRecord.Break

  /// The least and greatest number of steps of a record.
  package static let stepLimits = 2...24

  /// Returns the change as a value.
  ///
  /// - Parameter steps: the number of steps at equal distances of time, from the start to the end, limited to 2...24.
  package func record(steps: Int) -> TransitionRecord {
    let count = min(max(steps, Self.stepLimits.lowerBound), Self.stepLimits.upperBound)
    let frames = (0..<count).map { step in
      let time = duration * Double(step) / Double(count - 1)
      // A change without a duration still has a start and an end.
      let moment = step == 0 ? 0 : step == count - 1 ? .infinity : time
      let both = self.steps(at: moment)
      return TransitionRecord.Frame(time: time, interpolated: both.interpolated, solved: both.solved)
    }
    let isReplaced = !(removed.isEmpty && made.isEmpty) && duration > 0
    return TransitionRecord(
      before: before, timing: timing, removed: removed, made: made, frames: frames,
      onset: isReplaced ? self.steps(at: duration * 1e-9).solved.result : nil)
  }

  /// Returns both kinds of steps at a time. The first and the last are the layouts before and after.
  package func steps(at time: TimeInterval) -> (interpolated: Step, solved: Step) {
    if time <= 0 { return both(Step(time: 0, result: before, breaks: [])) }
    if time >= duration { return both(Step(time: duration, result: after, breaks: [])) }
    setConstants(at: time)
    var solvedResult = LayoutResult.capture(root)
    showPaint(&solvedResult, at: time)
    let solved = Step(time: time, result: solvedResult, breaks: [])
    let interpolated = interpolatedStep(at: time)
    for track in constants { track.constraint.constant = track.to }
    root.layoutIfNeeded()
    return (interpolated, solved)
  }

  private func both(_ step: Step) -> (Step, Step) { (step, step) }

  /// Sets the constants, which follow the first animation: code changes them before or in it.
  private func setConstants(at time: TimeInterval) {
    let share = CGFloat(timings.first?.progress(at: time) ?? 1)
    for track in constants { track.constraint.constant = track.from + (track.to - track.from) * share }
    root.layoutIfNeeded()
  }

  private func interpolatedStep(at time: TimeInterval) -> Step {
    let solved = ViewPose.all(in: root)
    for (view, pose) in solved.list { view.take(self.pose(of: view, at: time, or: endPoses[view] ?? pose)) }
    let wraps = WrapWidths(of: root)
    defer {
      wraps.restore()
      for (view, pose) in solved.list { view.take(pose) }
    }
    let states = InterpolatedStates(engine: root.engine)
    var result = LayoutCapture(root: root).result()
    showCollapsing(&result, at: time)
    let breaks = states.mark(&result, except: madeConstraints)
    result.diagnostics = []
    return Step(time: time, result: result, breaks: breaks)
  }

  /// Returns the pose of a view at a time: by its latest animation that has begun, or at the start of its first one.
  private func pose(of view: UIView, at time: TimeInterval, or rest: ViewPose) -> ViewPose {
    let own = tracks.filter { $0.view === view }
    guard let track = own.last(where: { $0.timing.start <= time }) ?? own.first else { return rest }
    return track.from.interpolated(to: track.to, track.timing.progress(at: time))
  }

  /// Interpolates opacity and transforms, which do not depend on constraints.
  private func showPaint(_ result: inout LayoutResult, at time: TimeInterval) {
    for (index, entry) in endPoses.list.enumerated() where index < result.views.count {
      let pose = pose(of: entry.view, at: time, or: entry.pose)
      result.views[index].appearance.alpha = pose.alpha
      result.views[index].appearance.transform =
        pose.transform.isIdentity ? nil : entry.view.aboutCenter(pose.transform)
    }
  }

  /// Keeps an arranged view that a stack view hides or shows visible while it collapses.
  private func showCollapsing(_ result: inout LayoutResult, at time: TimeInterval) {
    var shown: Set<Int> = []
    for (index, entry) in endPoses.list.enumerated() where index < result.views.count {
      let parent = result.views[index].parent
      let isInShown = parent.map { shown.contains($0) } ?? false
      let collapses = entry.pose.isHidden && startPoses[entry.view]?.isHidden == false && entry.view.isCollapsed
      guard result.views[index].isHidden, collapses || isInShown && !entry.pose.isHidden else { continue }
      if let parent, result.views[parent].isHidden { continue }
      result.views[index].isHidden = false
      shown.insert(index)
    }
  }
}

extension UIView {
  fileprivate var isCollapsed: Bool { superview?.collapsesHidden(self) ?? false }

  /// Sets a pose without notifying the engine, since the rectangle is temporary.
  fileprivate func take(_ pose: ViewPose) {
    geometry.frame = pose.frame
    alpha = pose.alpha
    transform = pose.transform
  }
}
