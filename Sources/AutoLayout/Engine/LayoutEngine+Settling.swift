import Foundation

extension LayoutEngine {
  /// Updates what depends on the solution, and returns whether anything changed.
  func settle() -> Bool {
    var changed = false
    for item in problem.items {
      guard let view = item.view else { continue }
      if settleInsets(view) { changed = true }
      if settleWidth(view) { changed = true }
    }
    return changed
  }

  /// Updates the width at which a view's text wraps.
  func settleWidth(_ view: UIView) -> Bool {
    guard let text = view.wrappingContent, text.wantsWrapWidth else { return false }
    let width = value(view.engineIndex * ItemVariable.count + ItemVariable.width)
    guard text.wrapWidth.map({ abs($0 - width) > LayoutTolerance.wrapWidth }) ?? true else { return false }
    text.wrapWidth = width
    return true
  }

  /// Updates the safe area, the margins and what else follows from a view's frame and its superview's.
  func settleInsets(_ view: UIView) -> Bool {
    let frame = frames.exact[Int(view.engineIndex)]
    let safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
    if let parent = view.superview, view !== root {
      let outer = frames.exact[Int(parent.engineIndex)]
      let local = frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
      let reaching = UIView.reaching(parent.safeAreaInsets, into: local, in: outer.size)
      safeArea = root.givesSafeArea ? view.controllerLink?.widened(reaching) ?? reaching : .zero
      let own = view.margins(safeArea: safeArea)
      margins =
        view.preservesSuperviewLayoutMargins
        ? view.margins(own, preserving: parent.effectiveMargins, frame: local, in: outer.size) : own
    } else {
      safeArea = view.controllerLink?.widened(view.environment.safeAreaInsets) ?? view.marginState.safeArea
      margins = view.margins(safeArea: safeArea)
    }
    if view.marginState.followsReadableWidth { margins = view.readable(margins, width: frame.width) }
    var changed = false
    if !Self.near(margins, view.marginState.settled ?? margins) || view.marginState.settled == nil {
      changed = !Self.near(margins, view.effectiveMargins)
      view.marginState.settled = margins
      if changed {
        view.layoutMarginsDidChange()
        view.controllerLink?.controller?.viewLayoutMarginsDidChange()
      }
    }
    if !Self.near(safeArea, view.marginState.safeArea) {
      view.marginState.safeArea = safeArea
      view.safeAreaInsetsDidChange()
      view.controllerLink?.controller?.viewSafeAreaInsetsDidChange()
      changed = true
    }
    if settleKeyboard(view, frame) { changed = true }
    // Guides that depend on the view's own size (readable content, keyboard) follow its solved frame.
    if view.storedGuides.contains(where: { $0.role == .readableContent || $0.role == .keyboard }),
      view.geometry.frame.size != frame.size
    {
      view.keepSubviewReferences()
      view.geometry.frame.size = frame.size
      changed = true
    }
    return changed
  }

  /// Updates the keyboard's overlap; the keyboard is at the bottom of the root.
  private func settleKeyboard(_ view: UIView, _ frame: CGRect) -> Bool {
    guard view.storedGuides.contains(where: { $0.role == .keyboard }) else { return false }
    let height = root.keyboardState.height
    let overlap = height > 0 ? max(0, frame.maxY - (frames.exact[0].maxY - height)) : 0
    guard abs(overlap - view.keyboardState.overlap) > 1e-6 else { return false }
    view.keyboardState.overlap = overlap
    return true
  }

  private static func near(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool {
    abs(a.top - b.top) < 1e-6 && abs(a.left - b.left) < 1e-6 && abs(a.bottom - b.bottom) < 1e-6
      && abs(a.right - b.right) < 1e-6
  }
}
