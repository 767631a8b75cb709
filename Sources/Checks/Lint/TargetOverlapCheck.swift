import LPLayoutModel
import Foundation

/// `overlapping-targets`: buttons and controls that cover a part of each other, where a tap reaches only the one in
/// front; or all of one that lies behind. A small button on a large one is not reported.
struct TargetOverlapCheck {
  let layout: ShownLayout

  /// The least overlap on both axes, in points.
  private static let least: CGFloat = 2

  func findings() -> [Diagnostic] {
    let targets = layout.result.views.indices.filter { index in
      let view = layout.result.views[index]
      return (view.role == .target || view.role == .control) && layout.isShown[index] && !view.accessibility.isDisabled
    }
    var found: [Diagnostic] = []
    for (number, back) in targets.enumerated() {
      for front in targets[(number + 1)...] where !layout.ancestors(of: front).contains(back) {
        let (behind, before) = (seen(back, beside: front), seen(front, beside: back))
        let common = behind.intersection(before)
        guard !common.isNull, common.width > Self.least, common.height > Self.least else { continue }
        let isOnTop = common.width * common.height > 0.9 * before.width * before.height
        let isHidden = common.width * common.height > 0.9 * behind.width * behind.height
        if isOnTop && !isHidden { continue }
        found.append(finding(back, front, common))
      }
    }
    return found
  }

  /// Returns the part of a target that is not clipped by a scroll view that the other is outside of.
  private func seen(_ index: Int, beside other: Int) -> CGRect {
    let outside = Set([other] + layout.ancestors(of: other))
    return layout.ancestors(of: index).filter { layout.result.views[$0].role == .scrolling && !outside.contains($0) }
      .reduce(layout.result.views[index].frame.intersection(layout.regions[index])) {
        $0.intersection(layout.result.views[$1].frame)
      }
  }

  private func finding(_ back: Int, _ front: Int, _ common: CGRect) -> Diagnostic {
    let (one, other) = (layout.result.views[back], layout.result.views[front])
    return Diagnostic(
      .overlappingTargets,
      "`\(other.name)` covers \(points(common.width)) × \(points(common.height)) pt of `\(one.name)`, where taps do not "
        + "reach it", at: other.callSite ?? one.callSite, fix: "keep the two apart, or hide the one that is not in use",
      views: [one.path, other.path])
  }
}
