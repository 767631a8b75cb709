package import Foundation

extension UIView {
  /// Returns whether a view is this view or an ancestor.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.superview
    }
    return false
  }

  /// The topmost view of the tree.
  package var root: UIView {
    var top = self
    while let next = top.superview { top = next }
    return top
  }

  /// Returns whether a view and the levels below it may be a subview of this one, and counts them if so.
  func hasRoom(for view: UIView) -> Bool {
    var above = 0
    var current = superview
    while let next = current { (above, current) = (above + 1, next.superview) }
    if above + view.levelsBelow >= ViewRecord.greatestDepth { view.countLevels() }
    guard above + view.levelsBelow < ViewRecord.greatestDepth else { return false }
    var below = view.levelsBelow + 1
    current = self
    while let next = current, next.levelsBelow < below {
      next.levelsBelow = below
      (below, current) = (below + 1, next.superview)
    }
    return true
  }

  private func countLevels() {
    for subview in subviews { subview.countLevels() }
    levelsBelow = subviews.map { $0.levelsBelow + 1 }.max() ?? 0
  }

  /// Releases the engine and declared changes, which retain views of the tree; otherwise the tree would never be
  /// deallocated.
  package func endLayout() {
    root.layoutCycle = nil
    root.forEachDescendant { view in
      view.declaredChanges = []
      view.layoutEnded()
    }
  }

  package func setNeedsEngineRebuild() { root.layoutCycle?.noteChange() }

  /// Records a change of what the view itself adds to the layout, which solves only the part with the view again.
  final func noteLayoutChange() { root.layoutCycle?.noteView(self) }

  /// Marks the view for the next layout pass, which visits only views inside of marked ones.
  final func markNeedsLayout() {
    cycleState.needsLayout = true
    markSuperviewsForLayoutInside()
  }

  /// Marks the views around this one, so that the next layout pass visits it.
  final func markSuperviewsForLayoutInside() {
    var outer = superview
    while let view = outer, !view.cycleState.needsLayoutInside {
      view.cycleState.needsLayoutInside = true
      outer = view.superview
    }
  }

  /// The view as wrapping content, if it is that. The cast is slow, so it is not tried with classes of this module that
  /// do not wrap, and a negative result is cached.
  package var wrappingContent: (any WrappingContent)? {
    if isPlain { return nil }
    let mayWrap = Self.wrapsContent || !ShortClassName.isOfCore(self)
    let content = mayWrap ? self as? any WrappingContent : nil
    isPlain = content == nil
    return content
  }

  /// Records the frame and the superview's size before that size changes.
  func keepAutoresizingReference() {
    if geometry.autoresizingReference == nil, let superview {
      geometry.autoresizingReference = .init(frame: geometry.frame, superSize: superview.geometry.frame.size)
    }
  }

  /// Visits the view and everything below it in preorder.
  package func forEachDescendant(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachDescendant(body) }
  }

  package static func nearestCommonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    if first === second || second.superview === first { return first }
    if first.superview === second { return second }
    if let shared = first.superview, shared === second.superview { return shared }
    var (lower, upper): (UIView?, UIView?) = (first, second)
    var (lowerDepth, upperDepth) = (first.depth, second.depth)
    if lowerDepth < upperDepth { (lower, upper, lowerDepth, upperDepth) = (upper, lower, upperDepth, lowerDepth) }
    for _ in upperDepth..<lowerDepth { lower = lower?.superview }
    while let view = lower, view !== upper { (lower, upper) = (view.superview, upper?.superview) }
    return lower
  }

  /// The number of views around the view.
  private var depth: Int {
    var (count, current) = (0, superview)
    while let view = current { (count, current) = (count + 1, view.superview) }
    return count
  }

  /// The origin of the view's coordinates in the root's, without transforms.
  package var originInRoot: CGPoint {
    var point = CGPoint(x: -geometry.boundsOrigin.x, y: -geometry.boundsOrigin.y)
    var current = self
    while let parent = current.superview {
      point.x += current.geometry.frame.minX - parent.geometry.boundsOrigin.x
      point.y += current.geometry.frame.minY - parent.geometry.boundsOrigin.y
      current = parent
    }
    return point
  }
}
