import LPLayoutModel
import Foundation

/// `empty-screen`: nothing is visible on a screen, because it has no views or because all are hidden, transparent or
/// without an area.
struct EmptyScreenCheck {
  let layout: ShownLayout

  func findings() -> [Diagnostic] {
    let views = layout.result.views
    guard let root = views.first, root.content.items.isEmpty, !views.indices.dropFirst().contains(where: isVisible)
    else { return [] }
    let inner = views.dropFirst()
    let message =
      inner.isEmpty ? "`\(root.name)` has no views" : "none of the \(inner.count) views in `\(root.name)` is visible"
    return [
      Diagnostic(
        .emptyScreen, message, at: root.callSite, notes: inner.isEmpty ? [] : [Diagnostic.Note(reasons(inner))],
        fix: inner.isEmpty
          ? "name views in the screen's closure, or add them as subviews"
          : "show one of them, or give it constraints that determine a size",
        views: [root.path])
    ]
  }

  /// Whether a view has an area on the screen, and neither it nor a view around it is hidden or transparent.
  private func isVisible(_ index: Int) -> Bool {
    layout.isShown[index] && layout.result.views[index].frame.intersection(layout.regions[index]).isArea
  }

  private func reasons(_ inner: ArraySlice<ViewRecord>) -> String {
    let hidden = inner.count(where: \.isHidden)
    let flat = inner.count { !$0.isHidden && !$0.frame.isArea }
    let parts = [
      hidden > 0 ? "\(hidden) hidden" : nil, flat > 0 ? "\(flat) without an area" : nil,
      hidden + flat < inner.count ? "\(inner.count - hidden - flat) transparent or off the screen" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
