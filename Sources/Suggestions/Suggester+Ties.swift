import AutoLayout
import Foundation

/// Views that share room which none of their contents needs: one is meant to stretch, and the others hug their contents
/// more.
extension Suggester {
  /// Decides ties by hugging priorities.
  ///
  /// - Returns: whether there were any.
  func breakTies() -> Bool {
    var isChanged = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      var rounds = 0
      while rounds < Self.mostTies, breakTie(axis) { (isChanged, rounds) = (true, rounds + 1) }
    }
    return isChanged
  }

  private static let mostTies = 24
  /// The largest number of views of which each is tried as the one that stretches.
  private static let mostStretched = 12

  private func breakTie(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let tied = tiedViews(axis)
    guard tied.count > 1 else { return false }
    for view in stretchOrder(tied, axis).prefix(Self.mostStretched) {
      let priority = view.contentHuggingPriority(for: axis)
      let others = tied.filter { $0 !== view && $0.contentHuggingPriority(for: axis) == priority }
      if priority.rawValue < 750, !others.isEmpty, raise(others, axis, from: priority) {
        keepFrames()
        return true
      }
    }
    return false
  }

  /// The ambiguous views with a content that could be hugged.
  private func tiedViews(_ axis: NSLayoutConstraint.Axis) -> [UIView] {
    let open = open()
    return targets.filter { open.contains(Self.place($0, axis)) && Self.content(of: $0, axis) >= 0 }
  }

  private static func content(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = view.layoutIntrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  /// The views, the likeliest to stretch first; of equals the one that does.
  private func stretchOrder(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [UIView] {
    func stretch(_ view: UIView) -> CGFloat { (record.length(view, axis) - Self.content(of: view, axis)).rounded() }
    let ranked = views.enumerated().map { ($0.element.stretchRank(axis), -stretch($0.element), $0.offset) }
    return ranked.sorted { $0 < $1 }.map { views[$0.2] }
  }

  /// Lets views hug their content a little more, those that need to.
  ///
  /// - Returns: whether less is ambiguous then, and only what was ambiguous lies elsewhere.
  private func raise(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, from old: UILayoutPriority) -> Bool {
    let (before, conflicts, known) = (root.engine.freeVariableCount, root.engine.conflicts.count, raised.count)
    let open = Set(open().map(\.view))
    let settled = Set(moved.map { ObjectIdentifier($0) })
    for view in views { raise(view, axis, to: UILayoutPriority(old.rawValue + 1)) }
    root.layoutIfNeeded()
    let isFair = moved.allSatisfy { open.contains(ObjectIdentifier($0)) || settled.contains(ObjectIdentifier($0)) }
    guard root.engine.freeVariableCount < before, root.engine.conflicts.count <= conflicts, isFair else {
      for view in views { view.setContentHuggingPriority(old, for: axis) }
      raised.removeLast(raised.count - known)
      root.layoutIfNeeded()
      return false
    }
    for view in views.reversed() { lower(view, axis, to: old) }
    return true
  }

  /// Takes a raised priority back, if nothing becomes ambiguous.
  private func lower(_ view: UIView, _ axis: NSLayoutConstraint.Axis, to old: UILayoutPriority) {
    let (free, raisedTo) = (root.engine.freeVariableCount, view.contentHuggingPriority(for: axis))
    view.setContentHuggingPriority(old, for: axis)
    root.layoutIfNeeded()
    if root.engine.freeVariableCount > free {
      view.setContentHuggingPriority(raisedTo, for: axis)
      root.layoutIfNeeded()
    } else {
      raised.removeAll { $0.view === view && $0.axis == axis }
    }
  }
}
