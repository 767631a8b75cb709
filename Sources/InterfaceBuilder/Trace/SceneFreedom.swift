import LPAutoLayout
import Foundation

/// Finds what is ambiguous in the solved layout of a scene.
@MainActor
struct SceneFreedom {
  private let free: Set<ObjectIdentifier>

  /// The tolerance in points: content sizes were rounded to pixels when they were recorded, which is not an ambiguity.
  private static let rounding: CGFloat = 1
  /// The largest number of variables whose range the solver computes, one by one.
  private static let asked = 48

  init(_ tree: SceneTree) {
    // Constraints that keep a size on the canvas decide nothing in an app.
    if !tree.keptSizes.isEmpty {
      NSLayoutConstraint.deactivate(tree.keptSizes)
      tree.root.layoutIfNeeded()
    }
    defer {
      NSLayoutConstraint.activate(tree.keptSizes)
      tree.root.layoutIfNeeded()
    }
    let engine = tree.root.engine
    let found = engine.freeItems()
    guard tree.hasRecordedSizes, found.count <= Self.asked else {
      free = found
      return
    }
    free = Set(
      engine.items(among: found).filter { engine.freedom(of: $0) > Self.rounding }.map { ObjectIdentifier($0) })
  }

  func isAmbiguous(_ source: DocumentView, _ view: UIView) -> Bool {
    if view.isIgnoredByLayout { return false }
    if isFree(view) { return true }
    // A scroll view's content counts only if constraints are meant to determine it.
    guard source.tag == "scrollView", source.subviews.contains(where: \.isConstraintDriven),
      let content = view.contentGuideForDescendants
    else { return false }
    return isFree(content)
  }

  private func isFree(_ item: AnyObject) -> Bool { free.contains(ObjectIdentifier(item)) }
}
