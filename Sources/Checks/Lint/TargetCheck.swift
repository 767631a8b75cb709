import LPLayoutModel
import Foundation

/// `small-target`: controls smaller than 44 × 44 points, the least that Apple's Human Interface Guidelines allow
/// (Buttons, "hit region").
///
/// The system gives a button with a title its height, and a switch or slider its size. So only sizes that the author
/// made small count, and buttons without a title. A disabled button that shows nothing keeps a place free.
struct TargetCheck {
  let layout: ShownLayout

  package static let least: CGFloat = 44
  private static let tolerance: CGFloat = 0.5

  func findings() -> [Diagnostic] {
    layout.result.views.indices.compactMap { index in
      let view = layout.result.views[index]
      guard view.role == .target, layout.isShown[index], view.frame.intersection(layout.regions[index]).isArea,
        !layout.isBlank(index)
      else { return nil }
      let isNarrow = isSmall(view.frame.width, natural: view.content.intrinsicWidth, view)
      let isLow = isSmall(view.frame.height, natural: view.content.intrinsicHeight, view)
      guard isNarrow || isLow else { return nil }
      let size = "\(points(view.frame.width)) × \(points(view.frame.height))"
      return Diagnostic(
        .smallTarget, "`\(view.name)` is \(size) pt; a tap target should be at least 44 × 44 pt", at: view.callSite,
        fix: fix(view, isNarrow: isNarrow), views: [view.path])
    }
  }

  /// Returns the advice: a button with a title is small because its neighbours leave it less room than the title needs.
  private func fix(_ view: ViewRecord, isNarrow: Bool) -> String {
    guard view.content.text?.isEmpty == false else {
      return "make the button larger than its picture: `\(view.name).width >= 44` and `\(view.name).height >= 44`"
    }
    return "its title needs more than it has: give it room, or raise its "
      + "\(isNarrow ? "horizontal" : "vertical") compression resistance above that of its neighbours"
  }

  private func isSmall(_ length: CGFloat, natural: CGFloat?, _ view: ViewRecord) -> Bool {
    guard length < Self.least - Self.tolerance else { return false }
    guard let text = view.content.text, !text.isEmpty, let natural else { return true }
    return length < natural - Self.tolerance
  }
}
