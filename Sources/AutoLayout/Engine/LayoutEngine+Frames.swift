package import Foundation

extension LayoutEngine {
  func value(_ variable: Int32) -> CGFloat { CGFloat(solution.values[Int(variable)]) }

  /// Returns the alignment rect, not rounded; a negative size becomes 0.
  func solvedRect(_ item: Int32) -> CGRect {
    let base = item * 4
    return CGRect(
      x: value(base + ItemVariable.x), y: value(base + ItemVariable.y), width: max(0, value(base + ItemVariable.width)),
      height: max(0, value(base + ItemVariable.height)))
  }

  /// Gives ambiguous views alternative frames. The solution stays, and so do its ambiguous variables.
  func takeAlternative(_ places: [(variable: Int, value: Double)]) {
    let solved = solution
    solution.pull(places)
    computeFrames()
    solution = solved
    isAlternative = true
    changes?.isEverything = true
    markMovedViews()
  }

  func computeFrames() {
    frames.removeAll()
    let scale = root.traitCollection.displayScale
    for (index, item) in problem.items.enumerated() { frames.append(exactFrame(at: index), of: item, scale: scale) }
  }

  /// Returns the frame, not rounded, of an item. An alignment rect that is not finite counts as the frame.
  func exactFrame(at index: Int) -> CGRect {
    let rect = solvedRect(Int32(index))
    guard let frame = problem.items[index].view?.frame(forAlignmentRect: rect), frame.isFinite else { return rect }
    return frame
  }

  /// Returns the rectangle on the pixel grid, both in the root's coordinates.
  func rounded(_ rect: CGRect) -> CGRect { SolvedFrames.rounded(rect, root.traitCollection.displayScale) }

  /// Returns the frame in the superview's coordinates; `nil` for a root and outside of the engine.
  func localFrame(_ view: UIView) -> CGRect? {
    guard let frame = frames.frame(at: view.engineIndex), let parent = view.superview else { return nil }
    let outer = frames.rounded[Int(parent.engineIndex)]
    return CGRect(
      x: frame.minX - outer.minX + parent.geometry.boundsOrigin.x,
      y: frame.minY - outer.minY + parent.geometry.boundsOrigin.y, width: frame.width, height: frame.height)
  }

  /// Marks the superviews of views that will move, which lay out again.
  func markMovedViews() {
    if !root.hostSizes.contains(where: { $0.priority == .required }) {
      root.keepSubviewReferences()
      root.geometry.frame.size = frames.rounded[0].size
    }
    for item in problem.items {
      guard let view = item.view, let parent = view.superview, view !== root else { continue }
      if localFrame(view) != view.geometry.frame { parent.markNeedsLayout() }
    }
    pending.layout = true
  }

  /// Does what `layoutSubviews` does: gives the subviews and guides of a view their frames.
  func applyLayout(to view: UIView) {
    // Code that calls `super.layoutSubviews()` again after a change expects to see its effect.
    if pending.isUnsolved, let actor = record.actors.last, actor.view === view, actor.hasApplied { solvePending() }
    record.actors.last?.noteApplied(to: view)
    guard frames.frame(at: view.engineIndex) != nil else { return }
    isApplying = true
    defer { isApplying = false }
    for subview in view.subviews {
      guard let frame = localFrame(subview), frame != subview.geometry.frame else { continue }
      subview.keepSubviewReferences()
      subview.keepAutoresizingReference()
      let resized = frame.size != subview.geometry.frame.size
      subview.geometry.frame = frame
      changes?.moved.append(subview.reference)
      if resized {
        subview.markNeedsLayout()
        subview.cycleState.needsDisplay = true
      }
    }
    // Guides are in the view's own coordinates, whose origin moves when the view scrolls.
    let origin = view === root ? .zero : frames.rounded[Int(view.engineIndex)].origin
    let scrolled = view.geometry.boundsOrigin
    for guide in view.storedGuides {
      guide.layoutFrame = frame(of: guide).offsetBy(dx: scrolled.x - origin.x, dy: scrolled.y - origin.y)
    }
  }

  /// Returns the frame in the root's coordinates. The system's guides keep their exact frame; custom ones are rounded
  /// as views are.
  package func frame(of guide: UILayoutGuide) -> CGRect {
    if guide.hasOwnVariables { return frames.frame(at: guide.engineIndex) ?? .zero }
    guard let owner = guide.owningView, let frame = frames.frame(at: owner.engineIndex) else { return .zero }
    return frame.inset(by: owner.insets(of: guide, height: frame.height))
  }
}
