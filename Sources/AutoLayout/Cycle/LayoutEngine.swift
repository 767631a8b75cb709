package import Cassowary
package import Foundation

/// Solves one view tree and gives its views their frames; every root has its own.
@MainActor
package final class LayoutEngine {
  unowned let root: UIView
  var needsRebuild = true
  var hasPendingLayout = true
  var hasPendingUpdates = true
  private(set) var isApplying = false

  package private(set) var solver = Solver()
  package private(set) var items: [AnyObject] = []
  package private(set) var sources: [ConstraintSource] = []
  /// By index in `sources`; nil where the constraint was set aside.
  package private(set) var ids: [ConstraintID?] = []
  private var builder: ProblemBuilder?
  private var linear: [LinearConstraint] = []
  package var linearConstraints: [LinearConstraint] { linear }
  package private(set) var conflicts: [ConstraintConflict] = []
  /// What was left out of the last solution.
  private(set) var unusable: [ProblemBuilder.Unusable] = []
  /// Items whose rectangles are beyond `LayoutTolerance.greatestCoordinate`; they lie empty at the root's corner.
  private(set) var boundless: [AnyObject] = []
  /// Of the solver's variables, by index: read once for each solution.
  private(set) var values: [Double] = []
  /// Frames by item index as they were solved, in the root's coordinates.
  private var exactFrames: [CGRect] = []
  /// The same on the pixel grid.
  private var frames: [CGRect] = []
  /// Whether frames are those of another layout that would do as well.
  private(set) var isAlternative = false
  package internal(set) var statistics = Statistics()
  var turn = LayoutTurn()
  /// Whose code runs, innermost last.
  var actors: [CycleActor] = []
  /// Since the engine began.
  var churn = ChurnLedger()
  /// Told of every step of the cycle.
  var observer: ((RenderLoop.Phase, UIView, _ requests: Int) -> Void)?

  /// What the engine did, counted.
  package struct Statistics: Sendable {
    /// From scratch.
    package var builds = 0
    /// With changed constants only.
    package var updates = 0
    package var layouts = 0
  }

  init(root: UIView) { self.root = root }

  // MARK: Solving

  /// Solves from scratch, then again with what follows from the solution: widths that text wraps at, safe areas and
  /// margins of views inside.
  func solve() {
    needsRebuild = false
    for view in allViews() { view.wrappingContent?.wrapWidth = nil }
    solveFromScratch()
    computeFrames()
    for _ in 0..<LayoutTolerance.settlingPasses {
      guard settle() else { break }
      updateConstants()
      computeFrames()
    }
    isAlternative = false
    markMovedViews()
  }

  func allViews() -> [UIView] {
    var views: [UIView] = []
    root.forEachDescendant { views.append($0) }
    return views
  }

  func solveFromScratch(fitting: ProblemBuilder.Fitting? = nil) {
    var builder = ProblemBuilder(root: root, fitting: fitting)
    builder.build()
    statistics.builds += 1
    items = builder.items
    sources = builder.sources
    unusable = builder.unusable
    self.builder = builder
    linear = builder.constraints
    conflicts = []
    ids = Array(repeating: nil, count: linear.count)
    var setAside: Set<Int> = []
    while true {
      solver = Solver()
      _ = solver.addVariables(items.count * 4)
      var kept: [Int] = []
      var batch = ConstraintBatch()
      for index in linear.indices where !setAside.contains(index) {
        kept.append(index)
        batch.append(linear[index])
      }
      do {
        let first = try solver.add(batch).index
        for (offset, index) in kept.enumerated() { ids[index] = ConstraintID(index: first + offset) }
        values = solver.values()
        return
      } catch {
        guard let (members, amount) = Self.conflictMembers(error, kept: kept) else {
          preconditionFailure("the constraints were checked before they were built: \(error)")
        }
        let broken = ConflictRule(sources: sources, linear: linear).choose(members)
        setAside.insert(broken)
        conflicts.append(ConstraintConflict(members: members, broken: broken, amount: amount))
      }
    }
  }

  private static func conflictMembers(_ error: SolverError, kept: [Int]) -> (members: [Int], amount: Double)? {
    guard case .conflict(let conflict) = error else { return nil }
    let members = conflict.members.compactMap { member -> Int? in
      if case .added(let index) = member { return kept[index] }
      return nil
    }
    return (members.sorted(), conflict.amount)
  }

  /// The constraints with what wrapped text, margins and baselines ask for now, which the solution may not know.
  func constraintsWithCurrentContent() -> [LinearConstraint] {
    guard var builder else { return linear }
    var current = linear
    builder.forgetContentSize()
    for index in builder.volatile {
      if let constant = builder.constant(of: index) { current[index].constant = constant }
    }
    return current
  }

  /// The same constraints with other constants; from scratch where these no longer go together.
  private func updateConstants() {
    guard var builder else { return }
    var changes: [(ConstraintID, Double)] = []
    builder.forgetContentSize()
    for index in builder.volatile {
      guard let constant = builder.constant(of: index) else {
        solveFromScratch()
        return
      }
      guard constant != linear[index].constant else { continue }
      guard let id = ids[index] else {
        solveFromScratch()
        return
      }
      linear[index].constant = constant
      changes.append((id, constant))
    }
    statistics.updates += 1
    do {
      try solver.setConstants(changes)
      values = solver.values()
    } catch {
      solveFromScratch()
    }
  }

  // MARK: Settling

  /// Brings what depends on the solution up to date; answers whether anything changed.
  private func settle() -> Bool {
    var changed = false
    for item in items {
      guard let view = item as? UIView else { continue }
      if settleInsets(view) { changed = true }
      if let text = view.wrappingContent, text.wantsWrapWidth {
        let width = value(view.layoutState.engineIndex * ItemVariable.count + ItemVariable.width)
        if text.wrapWidth.map({ abs($0 - width) > LayoutTolerance.wrapWidth }) ?? true {
          text.wrapWidth = width
          changed = true
        }
      }
    }
    return changed
  }

  private func settleInsets(_ view: UIView) -> Bool {
    let frame = exactFrames[Int(view.layoutState.engineIndex)]
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    if let parent = view.superview, view !== root {
      let outer = exactFrames[Int(parent.layoutState.engineIndex)]
      let local = frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
      let reaching = UIView.safeArea(of: local, in: outer.size, parent: parent.layoutState.safeArea)
      safeArea = view.layoutState.controllerLink?.widened(reaching) ?? reaching
      let own = view.margins(safeArea: safeArea)
      margins =
        view.preservesSuperviewLayoutMargins
        ? view.margins(own, preserving: parent.effectiveMargins, frame: local, in: outer.size) : own
    } else {
      safeArea = view.layoutState.controllerLink?.widened(view.environment.safeAreaInsets) ?? view.layoutState.safeArea
      margins = view.margins(safeArea: safeArea)
    }
    var changed = false
    if !Self.near(margins, view.layoutState.settledMargins ?? margins) || view.layoutState.settledMargins == nil {
      changed = !Self.near(margins, view.effectiveMargins)
      view.layoutState.settledMargins = margins
      if changed {
        view.layoutMarginsDidChange()
        view.layoutState.controllerLink?.controller?.viewLayoutMarginsDidChange()
      }
    }
    if !Self.near(safeArea, view.layoutState.safeArea) {
      view.layoutState.safeArea = safeArea
      view.safeAreaInsetsDidChange()
      view.layoutState.controllerLink?.controller?.viewSafeAreaInsetsDidChange()
      changed = true
    }
    if settleKeyboard(view, frame) { changed = true }
    // Guides that depend on the view's own size (readable content, keyboard) follow its solved frame.
    if view.storedGuides.contains(where: { $0.role == .readableContent || $0.role == .keyboard }),
      view.layoutState.frame.size != frame.size
    {
      view.keepSubviewReferences()
      view.layoutState.frame.size = frame.size
      changed = true
    }
    return changed
  }

  /// The keyboard lies at the bottom of the root, whatever is around the view.
  private func settleKeyboard(_ view: UIView, _ frame: CGRect) -> Bool {
    guard view.storedGuides.contains(where: { $0.role == .keyboard }) else { return false }
    let height = root.layoutState.keyboardHeight
    let overlap = height > 0 ? max(0, frame.maxY - (exactFrames[0].maxY - height)) : 0
    guard abs(overlap - view.layoutState.keyboardOverlap) > 1e-6 else { return false }
    view.layoutState.keyboardOverlap = overlap
    return true
  }

  private static func near(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool {
    abs(a.top - b.top) < 1e-6 && abs(a.left - b.left) < 1e-6 && abs(a.bottom - b.bottom) < 1e-6
      && abs(a.right - b.right) < 1e-6
  }

  // MARK: Frames

  func value(_ variable: Int32) -> CGFloat { CGFloat(values[Int(variable)]) }

  /// Of the frame, not rounded, in the root's coordinates.
  func solvedFrame(_ view: UIView) -> CGRect { view.frame(forAlignmentRect: solvedRect(view.layoutState.engineIndex)) }

  /// Of the alignment rect, not rounded; a size that came out negative is none.
  func solvedRect(_ item: Int32) -> CGRect {
    let base = item * 4
    return CGRect(
      x: value(base + ItemVariable.x), y: value(base + ItemVariable.y), width: max(0, value(base + ItemVariable.width)),
      height: max(0, value(base + ItemVariable.height)))
  }

  /// Other frames for variables that are free: the solution stays, and so does what it says about freedom.
  func takeAlternative(_ places: [(variable: Int, value: Double)]) {
    let solved = solver
    // Below every wish that an author can have: nothing else gets worse.
    for (variable, value) in places {
      _ = try? solver.add(
        LinearConstraint(
          terms: [LinearTerm(Variable(index: variable), 1)], relation: .equal, constant: value,
          priority: .leastNormalMagnitude))
    }
    let solvedValues = values
    values = solver.values()
    computeFrames()
    (solver, values) = (solved, solvedValues)
    isAlternative = true
    markMovedViews()
  }

  private func computeFrames() {
    exactFrames.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    boundless.removeAll()
    let scale = root.traitCollection.displayScale
    for (index, item) in items.enumerated() {
      var rect = (item as? UIView).map(solvedFrame) ?? solvedRect(Int32(index))
      // An alignment rect that is no rectangle counts as the frame.
      if !rect.isFinite { rect = solvedRect(Int32(index)) }
      var place = Self.rounded(rect, scale)
      if !place.isWithin(LayoutTolerance.greatestCoordinate) {
        (rect, place) = (.zero, .zero)
        boundless.append(item)
      }
      exactFrames.append(rect)
      frames.append(place)
    }
  }

  /// Both edges go to the nearest pixel in the root's coordinates; the size is what lies between.
  func rounded(_ rect: CGRect) -> CGRect { Self.rounded(rect, root.traitCollection.displayScale) }

  private static func rounded(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
    let (left, top) = (roundToPixel(rect.minX, scale), roundToPixel(rect.minY, scale))
    return CGRect(
      x: left, y: top, width: roundToPixel(rect.maxX, scale) - left, height: roundToPixel(rect.maxY, scale) - top)
  }

  private func localFrame(_ view: UIView) -> CGRect? {
    guard view.layoutState.engineIndex >= 0, Int(view.layoutState.engineIndex) < frames.count,
      let parent = view.superview
    else {
      return nil
    }
    let frame = frames[Int(view.layoutState.engineIndex)]
    let outer = frames[Int(parent.layoutState.engineIndex)]
    return CGRect(
      x: frame.minX - outer.minX + parent.layoutState.boundsOrigin.x,
      y: frame.minY - outer.minY + parent.layoutState.boundsOrigin.y, width: frame.width, height: frame.height)
  }

  /// Superviews of views that will move lay out again.
  private func markMovedViews() {
    if !root.hostSizes.contains(where: { $0.priority == .required }) {
      root.keepSubviewReferences()
      root.layoutState.frame.size = frames[0].size
    }
    for item in items {
      guard let view = item as? UIView, let parent = view.superview, view !== root else { continue }
      if localFrame(view) != view.layoutState.frame { parent.layoutState.needsLayout = true }
    }
    hasPendingLayout = true
  }

  /// What `layoutSubviews` does: the subviews and guides of one view get their frames.
  func applyLayout(to view: UIView) {
    // Code that calls `super.layoutSubviews()` again after a change wants to see what came of it.
    if needsRebuild, let actor = actors.last, actor.view === view, actor.hasApplied { solve() }
    actors.last?.noteApplied(to: view)
    guard !frames.isEmpty, view.layoutState.engineIndex >= 0 else { return }
    isApplying = true
    defer { isApplying = false }
    for subview in view.subviews {
      guard let frame = localFrame(subview), frame != subview.layoutState.frame else { continue }
      subview.keepSubviewReferences()
      subview.keepAutoresizingReference()
      let resized = frame.size != subview.layoutState.frame.size
      subview.layoutState.frame = frame
      if resized {
        subview.layoutState.needsLayout = true
        subview.layoutState.needsDisplay = true
      }
    }
    // Guides lie in the view's own coordinates, which begin elsewhere while it is scrolled.
    let origin = view === root ? .zero : frames[Int(view.layoutState.engineIndex)].origin
    let scrolled = view.layoutState.boundsOrigin
    for guide in view.storedGuides {
      guide.layoutFrame = frame(of: guide).offsetBy(dx: scrolled.x - origin.x, dy: scrolled.y - origin.y)
    }
  }

  /// In the root's coordinates. The system's guides keep their exact place, own ones are rounded as views are.
  package func frame(of guide: UILayoutGuide) -> CGRect {
    if guide.hasOwnVariables {
      guard guide.engineIndex >= 0, Int(guide.engineIndex) < frames.count else { return .zero }
      return frames[Int(guide.engineIndex)]
    }
    guard let owner = guide.owningView, owner.layoutState.engineIndex >= 0, !frames.isEmpty else { return .zero }
    return frames[Int(owner.layoutState.engineIndex)].inset(by: owner.insets(of: guide))
  }

  /// On the pixel grid, in the root's coordinates.
  package func frame(of view: UIView) -> CGRect {
    guard view.layoutState.engineIndex >= 0, Int(view.layoutState.engineIndex) < frames.count else {
      return view.layoutFrame
    }
    return frames[Int(view.layoutState.engineIndex)]
  }
}

extension UIView {
  func keepSubviewReferences() {
    for subview in subviews { subview.keepAutoresizingReference() }
  }
}
