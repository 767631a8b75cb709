import AutoLayout
import Foundation

/// What the solved layout of a scene leaves open.
@MainActor
struct SceneFreedom {
  private let free: Set<ObjectIdentifier>

  /// Recorded content sizes were rounded to pixels, and no longer fill what they once filled: that is no freedom.
  private static let rounding: CGFloat = 1
  /// How far something goes is asked of the solver one by one.
  private static let asked = 48

  init(_ tree: SceneTree) {
    let engine = tree.root.engine
    let found = engine.freeItems()
    guard tree.hasRecordedSizes, found.count <= Self.asked else {
      free = found
      return
    }
    let items = engine.items.filter { found.contains(ObjectIdentifier($0)) }
    free = Set(items.filter { engine.freedom(of: $0) > Self.rounding }.map { ObjectIdentifier($0) })
  }

  func isAmbiguous(_ source: DocumentView, _ view: UIView) -> Bool {
    if view.isIgnoredByLayout { return false }
    if isFree(view) { return true }
    // A scroll view's content counts where constraints were to settle it.
    guard source.tag == "scrollView", source.subviews.contains(where: \.isConstraintDriven),
      let content = view.contentGuideForDescendants
    else { return false }
    return isFree(content)
  }

  private func isFree(_ item: AnyObject) -> Bool { free.contains(ObjectIdentifier(item)) }
}
