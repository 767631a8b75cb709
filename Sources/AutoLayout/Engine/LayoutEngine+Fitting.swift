import Foundation

extension LayoutEngine {
  /// Returns the size of a subtree with its own constraints only, not rounded.
  static func fittingSize(of view: UIView, _ fitting: ProblemBuilder.Fitting) -> CGSize {
    let main = view.root.layoutCycle as? LayoutEngine
    let engine = LayoutEngine(root: view)
    engine.updateConstraints(in: view)
    let wrapping = engine.allViews().compactMap(\.wrappingContent)
    let widths = wrapping.map(\.wrapWidth)
    for content in wrapping { content.wrapWidth = nil }
    engine.solveFromScratch(fitting: fitting)
    for content in wrapping where content.wantsWrapWidth {
      content.wrapWidth = engine.value(content.engineIndex * ItemVariable.count + ItemVariable.width)
    }
    if wrapping.contains(where: \.wantsWrapWidth) { engine.solveFromScratch(fitting: fitting) }
    let size = engine.solvedRect(0).size
    for (content, width) in zip(wrapping, widths) { content.wrapWidth = width }
    // The indices of the subtree belong to the engine of its tree again.
    if let main, !main.items.isEmpty { main.restoreIndices() }
    return size
  }

  private func restoreIndices() {
    for (index, item) in items.enumerated() {
      item.view?.engineIndex = Int32(index)
      item.guide?.engineIndex = Int32(index)
    }
  }
}

extension UIView {
  /// Solves the view's own constraints for the size that is as close as possible to a target; in points, not rounded.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    LayoutEngine.fittingSize(
      of: self, .init(size: fittingTarget(target), horizontal: horizontal, vertical: vertical))
  }

  /// Returns a target that the solver accepts: `greatestFiniteMagnitude` and infinity mean "as large as possible".
  private func fittingTarget(_ size: CGSize) -> CGSize {
    let limit = CGFloat(LayoutTolerance.greatestLength)
    func length(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -limit), limit) }
    if size.width.isNaN || size.height.isNaN { report(.valueNotFinite("fitting size")) }
    return CGSize(width: length(size.width), height: length(size.height))
  }
}
