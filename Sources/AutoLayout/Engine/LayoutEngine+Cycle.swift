extension LayoutEngine {
  /// Updates constraints, solves and lays out, again while anything changes. Code that runs within may call this again;
  /// its passes belong to the same turn.
  func layoutIfNeeded() {
    guard !isApplying else { return }
    if record.turn.depth == 0 { beginTurn() }
    record.turn.depth += 1
    defer { record.turn.depth -= 1 }
    while !pending.isEmpty {
      guard !record.turn.isStopped else { return }
      record.turn.passes += 1
      guard record.turn.passes <= LayoutTolerance.feedbackPasses else { return stopTurn() }
      updateConstraints(in: root)
      if pending.solve { solve() }
      layoutPass()
    }
  }

  private func beginTurn() {
    record.turn = LayoutTurn()
    root.forEachDescendant { $0.cycleState.counts = CycleCounts() }
  }

  /// Updates the constraints of the views that requested it, from leaf to root.
  func updateConstraints(in view: UIView) {
    if view === root { pending.updates = false }
    for subview in view.subviews { updateConstraints(in: subview) }
    guard view.cycleState.needsUpdateConstraints, !record.turn.isStopped else { return }
    view.cycleState.needsUpdateConstraints = false
    let requests = view.cycleState.requests.updates
    view.cycleState.requests.updates = 0
    view.cycleState.counts.updates += 1
    view.cycleState.hasUpdatedConstraints = false
    act(view, .updateConstraints) { view.makeConstraintUpdate() }
    if !view.cycleState.hasUpdatedConstraints { view.report(.missingSuper(view.constraintUpdateName)) }
    record.observer?(.updateConstraints, view, requests)
  }

  /// Lays out the views, from root to leaf.
  private func layoutPass() {
    pending.layout = false
    root.forEachDescendant { view in
      guard view.cycleState.needsLayout, !record.turn.isStopped else { return }
      view.cycleState.needsLayout = false
      let requests = view.cycleState.requests.layouts
      view.cycleState.requests.layouts = 0
      view.cycleState.counts.layouts += 1
      record.statistics.layouts += 1
      act(view, .layout) {
        view.controllerLink?.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controllerLink?.controller?.viewDidLayoutSubviews()
      }
      record.observer?(.layout, view, requests)
    }
  }

  private func act(_ view: UIView, _ phase: LayoutPhase, isProbe: Bool = false, _ body: () -> Void) {
    let actor = CycleActor(view, phase)
    record.actors.append(actor)
    body()
    record.actors.removeLast()
    record.churn.add(actor, isProbe: isProbe)
  }

  private func stopTurn() {
    record.turn.isStopped = true
    pending.layout = false
    pending.updates = false
    let enough = LayoutTolerance.feedbackPasses / 2
    root.forEachDescendant { view in
      let counts = view.cycleState.counts
      guard counts.layouts >= enough || counts.updates >= enough else { return }
      record.turn.feedback.append(
        .init(view: view, layouts: counts.layouts, updates: counts.updates, requests: counts.requests))
    }
  }

  /// Runs `updateConstraints` once more on the views that make constraints there, as any next change would: what they
  /// make again is churn. The current layout stays; the next one starts anew.
  func probeChurn() {
    for view in record.churn.makers where view.root === root {
      act(view, .updateConstraints, isProbe: true) { view.makeConstraintUpdate() }
    }
  }
}

extension LayoutEngine: LayoutCycle {
  package func noteChange() {
    guard !isApplying else { return }
    pending.solve = true
    noteLayoutRequest()
  }

  package var isRunningCode: Bool { !record.actors.isEmpty }

  package func noteUpdateRequest(of view: UIView) {
    if let actor = record.actors.last, actor.view === view {
      view.report(.updateRequest(in: actor.phase == .layout ? "layoutSubviews()" : "updateConstraints()"))
    }
    pending.updates = true
    noteRequest()
  }

  package func noteLayoutRequest() {
    pending.layout = true
    noteRequest()
  }

  private func noteRequest() { record.actors.last?.view.cycleState.counts.requests += 1 }

  package func noteMade(_ constraint: NSLayoutConstraint) { record.actors.last?.noteMade(constraint) }
  package func noteRemoved(_ constraint: NSLayoutConstraint) { record.actors.last?.noteRemoved(constraint) }
}

extension UIView {
  fileprivate var constraintUpdateName: String {
    controllerLink?.controller == nil ? "updateConstraints()" : "updateViewConstraints()"
  }

  /// Updates the view's constraints; the view of a controller leaves that to the controller.
  fileprivate func makeConstraintUpdate() {
    if let controller = controllerLink?.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
