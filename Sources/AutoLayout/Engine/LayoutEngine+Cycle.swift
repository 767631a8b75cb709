extension LayoutEngine {
  /// Updates constraints, solves and lays out, again while anything changes. Code that runs within may call this again;
  /// its passes belong to the same turn.
  func layoutIfNeeded() {
    guard !isApplying else { return }
    if record.turn.depth == 0 {
      TraitChanges.deliver(in: root)
      if pending.isEmpty, !record.turn.isStopped { return }
      beginTurn()
    }
    record.turn.depth += 1
    defer { record.turn.depth -= 1 }
    while !pending.isEmpty {
      guard !record.turn.isStopped else { return }
      record.turn.passes += 1
      guard record.turn.passes <= LayoutTolerance.feedbackPasses else { return stopTurn() }
      if pending.solve || pending.updates {
        updateConstraints(in: root)
      } else {
        updateAdded()
      }
      if pending.isUnsolved { solvePending() }
      pending.layout = false
      layOut(root)
    }
  }

  /// Updates the constraints of the views that were added, and of those that this adds.
  private func updateAdded() {
    var index = 0
    while index < pending.structure.added.count {
      if let view = pending.structure.added[index].view, view.root === root { updateConstraints(in: view) }
      index += 1
    }
  }

  private func beginTurn() {
    // A turn that was stopped may have left updates undone.
    if record.turn.isStopped { pending.updates = true }
    record.turn = LayoutTurn(number: record.turn.number + 1)
  }

  /// Updates the constraints of the views that requested it, from leaf to root.
  func updateConstraints(in view: UIView) {
    if view === root { pending.updates = false }
    for subview in view.subviews { updateConstraints(in: subview) }
    guard view.cycleState.needsUpdateConstraints, !record.turn.isStopped else { return }
    view.cycleState.needsUpdateConstraints = false
    let requests = view.cycleState.requests.updates
    view.cycleState.requests.updates = 0
    count(view, \.updates)
    view.cycleState.hasUpdatedConstraints = false
    act(view, .updateConstraints) { view.makeConstraintUpdate() }
    if !view.cycleState.hasUpdatedConstraints { view.report(.missingSuper(view.constraintUpdateName)) }
    record.observer?(.updateConstraints, view, requests)
  }

  /// Lays out the views, from root to leaf.
  private func layOut(_ view: UIView) {
    if view.cycleState.needsLayout, !record.turn.isStopped { layOutSubviews(of: view) }
    guard view.cycleState.needsLayoutInside, !record.turn.isStopped else { return }
    for subview in view.subviews { layOut(subview) }
    // The mark stays until here, because code that runs inside may lay out again, from the root.
    view.cycleState.needsLayoutInside = view.subviews.contains {
      $0.cycleState.needsLayout || $0.cycleState.needsLayoutInside
    }
  }

  private func layOutSubviews(of view: UIView) {
    view.cycleState.needsLayout = false
    let requests = view.cycleState.requests.layouts
    view.cycleState.requests.layouts = 0
    count(view, \.layouts)
    record.statistics.layouts += 1
    changes?.laidOut.append(view.reference)
    act(view, .layout) {
      view.controllerLink?.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      if let layer = view.existingLayer {
        layer.layoutSublayers()
        view.layoutSublayers(of: layer)
      }
      view.controllerLink?.controller?.viewDidLayoutSubviews()
    }
    record.observer?(.layout, view, requests)
  }

  private func count(_ view: UIView, _ step: WritableKeyPath<CycleCounts, Int>) {
    if view.cycleState.counts.turn != record.turn.number {
      view.cycleState.counts = CycleCounts(turn: record.turn.number)
    }
    view.cycleState.counts[keyPath: step] += 1
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
      guard counts.turn == record.turn.number, counts.layouts >= enough || counts.updates >= enough else { return }
      record.turn.feedback.append(
        .init(item: view.reference, layouts: counts.layouts, updates: counts.updates, requests: counts.requests))
    }
  }

  /// Runs `updateConstraints` once more on the views that make constraints there, as any next change would: what they
  /// make again is churn. The current layout stays; the next one starts anew.
  func probeChurn() {
    for view in record.churn.makers.compactMap(\.view) where view.root === root {
      act(view, .updateConstraints, isProbe: true) { view.makeConstraintUpdate() }
    }
  }
}

extension LayoutEngine: LayoutCycle {
  package func noteChange() {
    guard !isApplying else { return }
    pending.solveEverything()
    noteLayoutRequest()
  }

  package func noteNumbers(of constraint: NSLayoutConstraint) {
    guard !isApplying else { return }
    noteOutside(constraint)
    if !pending.solve { pending.numbers.append(constraint) }
    noteLayoutRequest()
  }

  package func noteContentSize(of view: UIView) {
    guard !isApplying else { return }
    if !pending.solve { pending.contents.append(view.reference) }
    noteLayoutRequest()
  }

  package func noteMistake() { changes?.isEverything = true }

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

  private func noteRequest() {
    if let actor = record.actors.last { count(actor.view, \.requests) }
  }

  package func noteMade(_ constraint: NSLayoutConstraint) {
    noteEquation(of: constraint)
    record.actors.last?.noteMade(constraint)
  }

  package func noteRemoved(_ constraint: NSLayoutConstraint) {
    noteEquation(of: constraint)
    record.actors.last?.noteRemoved(constraint)
  }

  package func noteEquation(of constraint: NSLayoutConstraint) {
    noteOutside(constraint)
    noteStructure { $0.constraints.append(constraint) }
  }

  /// Reports a view whose `layoutSubviews` changes a constraint of views that are not inside it: these may have been laid
  /// out before.
  private func noteOutside(_ constraint: NSLayoutConstraint) {
    guard let actor = record.actors.last, actor.phase == .layout, constraint.origin == .user else { return }
    let view = actor.view
    guard !ShortClassName.isOfCore(view) || view.controllerLink?.controller != nil,
      constraint.mentions({ $0.root === root }), !constraint.mentions({ $0.isDescendant(of: view) })
    else { return }
    view.report(.constraintOutside(constraint))
  }

  package func noteView(_ view: UIView) { noteStructure { $0.views.append(view.reference) } }

  package func noteAdded(_ view: UIView) {
    noteStructure { structure in
      structure.added.append(view.reference)
      if let container = view.superview { structure.containers.append(container.reference) }
      // Indices from another tree, or from a part of this one that was measured, mean nothing here.
      view.forEachDescendant { inner in
        inner.engineIndex = -1
        for guide in inner.storedGuides { guide.engineIndex = -1 }
      }
    }
  }

  package func noteRemoval(of view: UIView) {
    noteStructure { structure in
      if let container = view.superview { structure.containers.append(container.reference) }
      view.forEachDescendant { inner in
        if let index = index(of: inner.reference, inner.engineIndex) { structure.removed.append(index) }
        for guide in inner.storedGuides where guide.hasOwnVariables {
          if let index = index(of: guide.reference, guide.engineIndex) { structure.removed.append(index) }
        }
      }
    }
  }

  /// Returns the index of an item; `nil` if the problem does not have it there.
  func index(of item: ItemReference, _ index: Int32) -> Int? {
    problem.items.indices.contains(Int(index)) && problem.items[Int(index)] === item ? Int(index) : nil
  }

  private func noteStructure(_ note: (inout StructureChanges) -> Void) {
    guard !isApplying else { return }
    if !pending.solve {
      note(&pending.structure)
      if pending.structure.count > problem.items.count { pending.solveEverything() }
    }
    noteLayoutRequest()
  }
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
