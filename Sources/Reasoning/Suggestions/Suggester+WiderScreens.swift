import LPAutoLayout
import Foundation

/// The facts that the frames of one screen do not tell, and wider ones show.
extension Suggester {
  /// Lets images in stack views that are as wide as high stay so, where that follows from nothing yet.
  func keepSquares() {
    for view in targets {
      guard let stack = view.superview as? UIStackView, stack.distribution == .fill, view is UIImageView,
        TreePlan.isArranged(view, by: stack)
      else { continue }
      let size = record.rect(view).size
      let isSized = added.contains { $0.equation.first === view && $0.equation.attribute.axis != nil }
      guard !isSized, size.width > FrameRecord.tolerance, abs(size.width - size.height) <= FrameRecord.tolerance,
        abs(view.layoutIntrinsicContentSize.width - size.width) > FrameRecord.tolerance
      else { continue }
      let (wrong, conflicts) = (moved.count, root.engine.conflicts.count)
      add(.equal(view, .height, to: view, .width))
      root.layoutIfNeeded()
      if moved.count > wrong || root.engine.conflicts.count > conflicts {
        added.removeLast().constraint.isActive = false
        root.layoutIfNeeded()
      }
    }
  }

  /// Lets views that are as wide as their content stay so in wider screens, where they share the room with others, by
  /// hugging it more than those do.
  func keepContentWidths(_ views: [UIView]) {
    let width = root.frame.width
    root.frame.size.width = width * Self.wider
    root.layoutIfNeeded()
    func isStretched(_ view: UIView) -> Bool {
      view.alignmentRect(forFrame: view.frame).width > view.layoutIntrinsicContentSize.width + FrameRecord.tolerance
    }
    // One that gives way no more makes the next one stretch. Each is raised once: where none may stretch, two would
    // outbid each other without end.
    var open = views
    while let index = open.firstIndex(where: { isStretched($0) && raiseUntilItHolds($0, isStretched) }) {
      open.remove(at: index)
    }
    root.frame.size.width = width
    root.layoutIfNeeded()
  }

  /// Raises how much a view hugs its content until it is no wider, if a little more is enough. Returns whether it is.
  private func raiseUntilItHolds(_ view: UIView, _ isStretched: (UIView) -> Bool) -> Bool {
    let old = view.contentHuggingPriority(for: .horizontal)
    for step: Float in [1, 2] where old.rawValue + step < 750 {
      let priority = UILayoutPriority(old.rawValue + step)
      view.setContentHuggingPriority(priority, for: .horizontal)
      root.layoutIfNeeded()
      guard isStretched(view) else {
        view.setContentHuggingPriority(old, for: .horizontal)
        raise(view, .horizontal, to: priority)
        return true
      }
    }
    view.setContentHuggingPriority(old, for: .horizontal)
    root.layoutIfNeeded()
    return false
  }

  /// The width of the screen on which views are tried that may stretch, as a multiple of their own screen's.
  private static let wider: CGFloat = 1.5
}
