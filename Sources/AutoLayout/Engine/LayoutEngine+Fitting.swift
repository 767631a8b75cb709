import Foundation

extension LayoutEngine {
  /// Returns the size of a subtree with its own constraints only, not rounded.
  static func fittingSize(of view: UIView, _ fitting: ProblemBuilder.Fitting) -> CGSize {
    measuring(view, fitting) { $0.solvedRect(0).size }
  }

  /// Solves a subtree with its own constraints only, and its text at the widths at which a layout lets it wrap.
  ///
  /// - Parameter body: looks at the solution, which lasts no longer.
  package static func measuring<Answer>(
    _ view: UIView, _ fitting: ProblemBuilder.Fitting, _ body: (LayoutEngine) -> Answer
  ) -> Answer {
    let engine = LayoutEngine(root: view)
    engine.fitting = fitting
    engine.updateConstraints(in: view)
    // They belong to the engine of the tree, which may be building its problem from a content size that is measured so.
    let indices = engine.allViews().flatMap(\.engineIndices)
    let wrapping = engine.allViews().filter { $0.wrappingContent != nil }
    let widths = wrapping.map { $0.wrappingContent?.wrapWidth }
    engine.solveWrapping(wrapping)
    let answer = body(engine)
    for (view, width) in zip(wrapping, widths) { view.wrappingContent?.wrapWidth = width }
    for item in engine.problem.items { item.take(index: -1) }
    for (item, index) in indices { item.take(index: index) }
    return answer
  }

  /// Solves from scratch, and again with the widths at which text wraps, until they stay.
  private func solveWrapping(_ views: [UIView]) {
    for view in views { view.wrappingContent?.wrapWidth = nil }
    solveFromScratch()
    for _ in 0..<LayoutTolerance.settlingPasses {
      var isSettled = true
      for view in views where settleWidth(view) { isSettled = false }
      if isSettled { break }
      updateConstants()
    }
  }

}

extension ItemReference {
  @MainActor fileprivate func take(index: Int32) {
    view?.engineIndex = index
    guide?.engineIndex = index
  }
}

extension UIView {
  /// Solves the view's own constraints for the size that is as close as possible to a target; in points, not rounded.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    LayoutEngine.fittingSize(
      of: self, .init(size: fittingTarget(target), horizontal: horizontal, vertical: vertical))
  }

  /// The indices of the view and of its guides in the engine that built its problem last.
  fileprivate var engineIndices: [(ItemReference, Int32)] {
    [(reference, engineIndex)] + storedGuides.map { ($0.reference, $0.engineIndex) }
  }

  /// Returns a target that the solver accepts: `greatestFiniteMagnitude` and infinity mean "as large as possible".
  private func fittingTarget(_ size: CGSize) -> CGSize {
    let limit = CGFloat(LayoutTolerance.greatestLength)
    func length(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -limit), limit) }
    if size.width.isNaN || size.height.isNaN { report(.valueNotFinite("fitting size")) }
    return CGSize(width: length(size.width), height: length(size.height))
  }
}
