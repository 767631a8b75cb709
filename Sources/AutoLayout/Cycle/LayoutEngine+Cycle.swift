import Foundation

/// One turn of the cycle: passes until nothing is asked for any more.
struct LayoutTurn {
  /// Calls of `layoutIfNeeded` within one another.
  var depth = 0
  var passes = 0
  /// Nothing more is done in this turn: it would not end.
  var isStopped = false
  /// Views of the last turn, where it was stopped.
  var feedback: [FeedbackEntry] = []

  /// A view that was laid out, or updated its constraints, in at least half of the passes.
  struct FeedbackEntry {
    let view: UIView
    let layouts: Int
    let updates: Int
    /// For another pass, made while its own code ran.
    let requests: Int
  }
}

extension LayoutEngine {
  /// Update constraints, solve, lay out; again while something keeps changing. Code that runs within may call this
  /// again: its passes are the same turn's.
  func layoutIfNeeded() {
    guard !isApplying else { return }
    if turn.depth == 0 { beginTurn() }
    turn.depth += 1
    defer { turn.depth -= 1 }
    while hasPendingUpdates || hasPendingLayout || needsRebuild {
      guard !turn.isStopped else { return }
      turn.passes += 1
      guard turn.passes <= LayoutTolerance.feedbackPasses else { return stopTurn() }
      updateConstraints(in: root)
      if needsRebuild { solve() }
      layoutPass()
    }
  }

  private func beginTurn() {
    turn = LayoutTurn()
    root.forEachDescendant { $0.layoutState.counts = CycleCounts() }
  }

  /// Leaf to root, only the views that asked for it.
  func updateConstraints(in view: UIView) {
    if view === root { hasPendingUpdates = false }
    for subview in view.subviews { updateConstraints(in: subview) }
    guard view.layoutState.needsUpdateConstraints, !turn.isStopped else { return }
    view.layoutState.needsUpdateConstraints = false
    let requests = view.layoutState.requests.updates
    view.layoutState.requests.updates = 0
    view.layoutState.counts.updates += 1
    view.layoutState.hasUpdatedConstraints = false
    act(view, .updateConstraints) { view.makeConstraintUpdate() }
    if !view.layoutState.hasUpdatedConstraints { view.report(.missingSuper(view.constraintUpdateName)) }
    observer?(.updateConstraints, view, requests)
  }

  /// Root to leaf.
  private func layoutPass() {
    hasPendingLayout = false
    root.forEachDescendant { view in
      guard view.layoutState.needsLayout, !turn.isStopped else { return }
      view.layoutState.needsLayout = false
      let requests = view.layoutState.requests.layouts
      view.layoutState.requests.layouts = 0
      view.layoutState.counts.layouts += 1
      statistics.layouts += 1
      act(view, .layout) {
        view.layoutState.controllerLink?.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.layoutState.controllerLink?.controller?.viewDidLayoutSubviews()
      }
      observer?(.layout, view, requests)
    }
  }

  private func act(_ view: UIView, _ phase: RenderLoop.Phase, isProbe: Bool = false, _ body: () -> Void) {
    let actor = CycleActor(view, phase)
    actors.append(actor)
    body()
    actors.removeLast()
    churn.add(actor, isProbe: isProbe)
  }

  private func stopTurn() {
    turn.isStopped = true
    hasPendingLayout = false
    hasPendingUpdates = false
    let enough = LayoutTolerance.feedbackPasses / 2
    root.forEachDescendant { view in
      let counts = view.layoutState.counts
      guard counts.layouts >= enough || counts.updates >= enough else { return }
      turn.feedback.append(
        .init(view: view, layouts: counts.layouts, updates: counts.updates, requests: counts.requests))
    }
  }

  // MARK: What code does meanwhile

  func noteRequest() { actors.last?.view.layoutState.counts.requests += 1 }
  func noteMade(_ constraint: NSLayoutConstraint) { actors.last?.noteMade(constraint) }
  func noteRemoved(_ constraint: NSLayoutConstraint) { actors.last?.noteRemoved(constraint) }

  /// Runs `updateConstraints` once more on the views that make constraints there, as the next change of anything would:
  /// what they then make again is churn. The layout is not touched; the next one finds it in need.
  func probeChurn() {
    for view in churn.makers where view.root === root {
      act(view, .updateConstraints, isProbe: true) { view.makeConstraintUpdate() }
    }
  }
}

extension UIView {
  fileprivate var constraintUpdateName: String {
    layoutState.controllerLink?.controller == nil ? "updateConstraints()" : "updateViewConstraints()"
  }

  /// A controller's view leaves it to the controller.
  fileprivate func makeConstraintUpdate() {
    if let controller = layoutState.controllerLink?.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
