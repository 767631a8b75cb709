package import LPAutoLayout
package import Foundation

/// Adds equations to a laid-out tree until nothing in it is ambiguous and every view lies where it lay.
@MainActor
package final class Suggester {
  /// One change of the tree.
  @MainActor
  package enum Change {
    case equation(SuggestedEquation, NSLayoutConstraint)
    /// The view hugs its content more than the views that it shares space with.
    case hugging(UIView, NSLayoutConstraint.Axis, UILayoutPriority)
  }

  let root: UIView
  private(set) var record: FrameRecord
  let targets: [UIView]
  var added: [(equation: SuggestedEquation, constraint: NSLayoutConstraint)] = []
  var raised: [(view: UIView, axis: NSLayoutConstraint.Axis, old: UILayoutPriority)] = []
  /// How far the equations of a view on an axis have been replaced.
  private var repairs: [Place: Int] = [:]

  struct Place: Hashable {
    let view: ObjectIdentifier
    let axis: NSLayoutConstraint.Axis
  }

  /// - Parameters:
  ///   - root: a tree, whose frames are those to reproduce.
  ///   - frames: the frames to reproduce, in place of those that constraints give; the author's constraints are removed.
  package init(_ root: UIView, frames: [ObjectIdentifier: CGRect]? = nil) {
    self.root = root
    if let frames { root.pin(to: frames) }
    root.layoutIfNeeded()
    record = FrameRecord(root, frames ?? [:])
    var views: [UIView] = []
    root.forEachDescendant { view in
      guard let parent = view.superview, !view.isIgnoredByLayout else { return }
      if TreePlan.isTarget(view) || TreePlan.isArranged(view, by: parent) { views.append(view) }
    }
    targets = views
    if frames == nil { takeSavedFrames() }
  }

  /// Takes the saved frames of what constraints leave open in a document, if it is laid out on the screen of its canvas.
  private func takeSavedFrames() {
    guard root.reference.savedFrame?.size == root.bounds.size else { return }
    let open = open()
    for view in targets {
      guard let frame = view.reference.savedFrame else { continue }
      for axis in AxisAttributes.both where open.contains(Self.place(view, axis.axis)) {
        record.take(frame, of: view, on: axis.axis)
      }
    }
  }

  package var changes: [Change] {
    raised.map { .hugging($0.view, $0.axis, $0.view.contentHuggingPriority(for: $0.axis)) }
      + added.map { .equation($0.equation, $0.constraint) }
  }

  /// The views that do not lie where they lay.
  package var moved: [UIView] { targets.filter { !record.moved($0).isEmpty } }
  /// The views that are still ambiguous.
  package var ambiguous: [UIView] {
    let open = Set(open().map(\.view))
    return targets.filter { open.contains(ObjectIdentifier($0)) }
  }

  // MARK: From frames alone

  /// Removes the author's constraints, and infers all of them from the frames.
  package func reset() {
    root.removeConstraints()
    let plan = TreePlan(root, record)
    for equation in plan.equations { add(equation) }
    for _ in 0..<Self.rounds {
      root.layoutIfNeeded()
      guard repair() else { break }
    }
    addMissing(decidingTies: false)
    keepSquares()
    keepContentWidths(plan.contentWidths.filter(targets.contains))
  }

  private static let rounds = 24

  /// Replaces the equations of the views that moved although what they refer to did not. Returns whether there were any.
  private func repair() -> Bool {
    var wrong: [Place: UIView] = [:]
    for view in targets { for axis in record.moved(view) { wrong[Self.place(view, axis)] = view } }
    var isChanged = false
    // One arranged view is fixed at a time: the others may follow it, first those that nothing else gives a size.
    var stacks: Set<ObjectIdentifier> = []
    for view in targets {
      guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) else { continue }
      let axis = stack.axis == .horizontal ? AxisAttributes.horizontal : .vertical
      if wrong[Self.place(view, axis.axis)] != nil, isUndetermined(view, axis),
        stacks.insert(ObjectIdentifier(stack)).inserted, replace(view, axis)
      {
        isChanged = true
      }
    }
    if isChanged { return true }
    for view in targets {
      for axis in AxisAttributes.both where wrong[Self.place(view, axis.axis)] != nil {
        let isCause = !added.contains { entry in
          entry.equation.first === view && entry.equation.attribute.axis == axis.axis
            && (entry.equation.second as? UIView).map { other in
              other !== view && wrong[Self.place(other, axis.axis)] != nil
            } ?? false
        }
        if let stack = view.superview, TreePlan.isArranged(view, by: stack),
          !stacks.insert(ObjectIdentifier(stack)).inserted
        {
          continue
        }
        if isCause, replace(view, axis) { isChanged = true }
      }
    }
    if !isChanged {
      for (view, axis) in targets.lazy.flatMap({ view in AxisAttributes.both.map { (view, $0) } })
      where wrong[Self.place(view, axis.axis)] != nil {
        if replace(view, axis) { return true }
      }
    }
    return isChanged
  }

  /// Whether neither content nor subviews give a view a length on an axis.
  private func isUndetermined(_ view: UIView, _ axis: AxisAttributes) -> Bool {
    let size = view.layoutIntrinsicContentSize
    return (axis.axis == .horizontal ? size.width : size.height) < 0
      && !view.subviews.contains(where: TreePlan.isTarget)
      && !(view is UIStackView)
  }

  static func place(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Place {
    Place(view: ObjectIdentifier(view), axis: axis)
  }

  /// Replaces what places a view on an axis: first by both edges of the superview, then by one edge and a size.
  private func replace(_ view: UIView, _ axis: AxisAttributes) -> Bool {
    guard let parent = view.superview else { return false }
    let place = Self.place(view, axis.axis)
    let isArranged = TreePlan.isArranged(view, by: parent)
    let closes = parent.contentGuideForDescendants != nil
    let level = max(repairs[place] ?? 0, isArranged || closes ? 1 : 0)
    guard level < 2 else { return false }
    repairs[place] = level + 1
    if !isArranged {
      remove { $0.first === view && $0.attribute.axis == axis.axis }
      add(edge(of: view, axis, atEnd: false))
    }
    add(level == 0 ? edge(of: view, axis, atEnd: true) : size(of: view, axis))
    return true
  }

  /// Returns an equation that gives a view its length: that of its width, where it is a square.
  private func size(of view: UIView, _ axis: AxisAttributes) -> SuggestedEquation {
    let size = record.rect(view).size
    let isSquare =
      axis.axis == .vertical && view.layoutIntrinsicContentSize.width < 0
      && abs(size.width - size.height) <= FrameRecord.tolerance
    return isSquare ? .equal(view, .height, to: view, .width) : .size(view, axis, record.length(view, axis.axis))
  }

  private func edge(of view: UIView, _ axis: AxisAttributes, atEnd: Bool) -> SuggestedEquation {
    let parent = view.superview ?? root
    let (rect, size) = (record.rect(view), record.content(parent))
    var distances =
      axis.axis == .horizontal ? (rect.minX, size.width - rect.maxX) : (rect.minY, size.height - rect.maxY)
    if axis.axis == .horizontal, parent.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      distances = (distances.1, distances.0)
    }
    let edges = ContainerEdges(parent, axis)
    return atEnd ? edges.end(view, distances.1) : edges.start(view, distances.0)
  }

  // MARK: What is missing

  /// Adds equations for what is ambiguous, and keeps those without which something would be.
  ///
  /// - Parameter decidingTies: whether views that share room may change their sizes, so that the likeliest one stretches.
  package func addMissing(decidingTies: Bool = true) {
    root.layoutIfNeeded()
    var open = open()
    guard !open.isEmpty else { return }
    if decidingTies, breakTies() { open = self.open() }
    guard !open.isEmpty else { return }
    let planned = TreePlan(root, record).equations
    let first = added.count
    for view in targets {
      for axis in AxisAttributes.both {
        guard open.contains(Self.place(view, axis.axis)) else { continue }
        for candidate in candidates(view, axis, planned) {
          open = attempt(candidate, open)
          guard open.contains(Self.place(view, axis.axis)) else { break }
        }
      }
    }
    prune(from: first)
  }

  private enum Candidate {
    case equation(SuggestedEquation)
    case hugging(UIView, NSLayoutConstraint.Axis)
  }

  private func candidates(
    _ view: UIView, _ axis: AxisAttributes, _ planned: [SuggestedEquation]
  ) -> [Candidate] {
    let length = record.length(view, axis.axis)
    let size = view.layoutIntrinsicContentSize
    let content = axis.axis == .horizontal ? size.width : size.height
    let hugs = content >= 0 && abs(content - length) <= FrameRecord.tolerance
    let own = planned.filter { $0.first === view && $0.attribute.axis == axis.axis }
    var candidates: [Candidate] = hugs ? [.hugging(view, axis.axis)] : []
    candidates += own.filter { !$0.isConstantSize }.map { .equation($0) }
    candidates += own.filter(\.isConstantSize).map { .equation($0) }
    if let parent = view.superview, !TreePlan.isArranged(view, by: parent) {
      candidates.append(.equation(edge(of: view, axis, atEnd: false)))
    }
    return candidates + [.equation(.size(view, axis, length))]
  }

  /// Tries a change, and keeps it if less is ambiguous with it and nothing moves. Returns what is ambiguous then.
  private func attempt(_ candidate: Candidate, _ open: Set<Place>) -> Set<Place> {
    let (before, wrong, conflicts) = (root.engine.freeVariableCount, moved.count, root.engine.conflicts.count)
    let undo: () -> Void
    switch candidate {
    case .equation(let equation):
      add(equation)
      undo = { self.added.removeLast().constraint.isActive = false }
    case .hugging(let view, let axis):
      let (old, count) = (view.contentHuggingPriority(for: axis), raised.count)
      guard old.rawValue < 750 else { return open }
      raise(view, axis, to: UILayoutPriority(old.rawValue + 1))
      undo = {
        self.raised.removeLast(self.raised.count - count)
        view.setContentHuggingPriority(old, for: axis)
      }
    }
    root.layoutIfNeeded()
    if root.engine.freeVariableCount < before, moved.count <= wrong, root.engine.conflicts.count <= conflicts {
      return self.open()
    }
    undo()
    root.layoutIfNeeded()
    return open
  }

  /// Removes the added equations that nothing needs, sizes first.
  private func prune(from first: Int) {
    let (wrong, open) = (moved.count, root.engine.freeVariableCount)
    let entries = added[first...].sorted { $0.equation.isConstantSize && !$1.equation.isConstantSize }
    guard entries.count > 1 else { return }
    for entry in entries {
      entry.constraint.isActive = false
      root.layoutIfNeeded()
      if root.engine.freeVariableCount > open || moved.count > wrong {
        entry.constraint.isActive = true
        root.layoutIfNeeded()
      } else {
        added.removeAll { $0.constraint === entry.constraint }
      }
    }
  }

  /// Takes the frames as they are for those to keep.
  func keepFrames() {
    record = FrameRecord(root)
    takeSavedFrames()
  }

  // MARK: Changes

  func add(_ equation: SuggestedEquation) {
    let constraint = equation.constraint()
    constraint.isActive = true
    added.append((equation, constraint))
  }

  func raise(_ view: UIView, _ axis: NSLayoutConstraint.Axis, to priority: UILayoutPriority) {
    if !raised.contains(where: { $0.view === view && $0.axis == axis }) {
      raised.append((view, axis, view.contentHuggingPriority(for: axis)))
    }
    view.setContentHuggingPriority(priority, for: axis)
  }

  private func remove(_ condition: (SuggestedEquation) -> Bool) {
    for entry in added where condition(entry.equation) { entry.constraint.isActive = false }
    added.removeAll { condition($0.equation) }
  }

  /// Returns the views and axes that are ambiguous by more than a rounded content size.
  func open() -> Set<Place> {
    let engine = root.engine
    return Set(
      engine.freeAxes().filter { engine.freedom(of: $0.item) > 1 }.map {
        Place(view: ObjectIdentifier($0.item), axis: $0.axis)
      })
  }
}
