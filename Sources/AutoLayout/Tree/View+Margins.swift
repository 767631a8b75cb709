import Foundation

extension View {
  /// Margins after safe area and superview had their say.
  package var effectiveMargins: EdgeInsets { layoutState.settledMargins ?? margins(safeArea: layoutState.safeArea) }

  func marginsChanged() {
    layoutState.settledMargins = nil
    setNeedsEngineRebuild()
    setNeedsLayout()
  }

  /// What the view's own margins are, without safe area and superview.
  var baseMargins: EdgeInsets {
    let own =
      switch layoutState.margins {
      case .physical(let insets): insets
      case .directional(let insets): physical(insets)
      case nil: defaultMargins
      }
    return layoutState.controllerLink?.raised(own, of: self) ?? own
  }

  /// The base plus the safe area, per edge (iOS: 8 and (44, 10, 34, 12) give (52, 18, 42, 20)).
  func margins(safeArea: EdgeInsets) -> EdgeInsets {
    let base = baseMargins
    guard insetsLayoutMarginsFromSafeArea else { return base }
    return EdgeInsets(
      top: base.top + safeArea.top, left: base.left + safeArea.left, bottom: base.bottom + safeArea.bottom,
      right: base.right + safeArea.right)
  }

  /// The larger of the view's own margin and what remains of its superview's at that edge.
  func margins(_ own: EdgeInsets, preserving parent: EdgeInsets, frame: CGRect, in size: CGSize) -> EdgeInsets {
    EdgeInsets(
      top: max(own.top, parent.top - frame.minY), left: max(own.left, parent.left - frame.minX),
      bottom: max(own.bottom, parent.bottom - (size.height - frame.maxY)),
      right: max(own.right, parent.right - (size.width - frame.maxX)))
  }

  func physical(_ insets: DirectionalEdgeInsets) -> EdgeInsets {
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return EdgeInsets(
      top: insets.top, left: rightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: rightToLeft ? insets.leading : insets.trailing)
  }

  func directional(_ insets: EdgeInsets) -> DirectionalEdgeInsets {
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return DirectionalEdgeInsets(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: rightToLeft ? insets.left : insets.right)
  }

  /// What of a superview's unsafe edges reaches into a subview's frame: clamp(inset − distance, 0, inset) per edge.
  static func safeArea(of frame: CGRect, in size: CGSize, parent: EdgeInsets) -> EdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
    return EdgeInsets(
      top: reach(parent.top, frame.minY), left: reach(parent.left, frame.minX),
      bottom: reach(parent.bottom, size.height - frame.maxY), right: reach(parent.right, size.width - frame.maxX))
  }
}
