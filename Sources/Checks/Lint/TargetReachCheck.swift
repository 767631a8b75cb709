import LPLayoutModel
import Foundation

/// `unreachable-target`: buttons and controls that reach beyond the bounds of a view they are in. A view passes taps on
/// to its subviews only inside of its bounds, even if it does not clip what they draw.
///
/// A control that loses some points only is not reported: taps must miss over half of its width or height, and what is
/// left must be smaller than a tap target.
struct TargetReachCheck {
  let layout: ShownLayout

  func findings() -> [Diagnostic] { layout.result.views.indices.compactMap(finding) }

  private func finding(_ index: Int) -> Diagnostic? {
    let view = layout.result.views[index]
    let seen = view.frame.intersection(layout.regions[index])
    guard view.role == .target || view.role == .control, layout.isShown[index], !view.accessibility.isDisabled,
      seen.isArea
    else { return nil }
    let containers = layout.ancestors(of: index).prefix { $0 != 0 && layout.result.views[$0].role != .scrolling }
    guard let outer = containers.first(where: { lacksRoom(for: seen, in: layout.result.views[$0].frame) }) else {
      return nil
    }
    let container = layout.result.views[outer]
    let reached = seen.intersection(container.frame)
    let effect =
      reached.isArea
      ? "so taps reach only \(points(reached.width)) × \(points(reached.height)) pt of it" : "so no tap reaches it"
    return Diagnostic(
      .unreachableTarget,
      "`\(view.name)` reaches beyond `\(container.name)`, "
        + "which is \(points(container.frame.width)) × \(points(container.frame.height)) pt, \(effect)",
      at: view.callSite ?? container.callSite, notes: layout.sizeNotes(of: outer),
      fix: "make `\(container.name)` large enough, or add `\(view.name)` to a view that contains it",
      views: [view.path, container.path])
  }

  private func lacksRoom(for seen: CGRect, in container: CGRect) -> Bool {
    let reached = seen.intersection(container)
    guard reached.isArea else { return true }
    return [(reached.width, seen.width), (reached.height, seen.height)].contains { left, whole in
      left < whole / 2 && left < TargetCheck.least
    }
  }
}
