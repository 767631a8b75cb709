import LPLayoutModel
import Foundation

/// `reorder`: as text grows, siblings must keep their order in reading direction. A row may become a column with the
/// leading view on top.
struct ReorderCheck {
  /// The layout with larger or longer text.
  let layout: ShownLayout
  /// The same variant with text of the default size and length.
  let original: ShownLayout

  func findings() -> [Diagnostic] {
    layout.children.flatMap { siblings -> [Diagnostic] in
      let twins = siblings.compactMap { index -> (now: Int, was: Int)? in
        // A section that scrolls sideways shows fewer of its items as they grow; their order is the section's, and the
        // numbers of the items after it are others.
        guard layout.showsContent(index), layout.result.views[index].scrolledSection == nil,
          let twin = original.view(at: layout.result.views[index].path),
          original.showsContent(twin), original.result.views[twin].scrolledSection == nil
        else { return nil }
        return (now: index, was: twin)
      }
      var found: [Diagnostic] = []
      for (number, one) in twins.enumerated() {
        for other in twins[(number + 1)...] {
          if isReversed(one, other) { found.append(finding(one.0, other.0)) }
          if isReversed(other, one) { found.append(finding(other.0, one.0)) }
        }
      }
      return found
    }
  }

  /// Returns whether the first view came before the second and now comes after it, on an axis on which nothing keeps
  /// them apart any more.
  private func isReversed(_ first: (now: Int, was: Int), _ second: (now: Int, was: Int)) -> Bool {
    let was = gaps(original, first.was, second.was)
    let now = gaps(layout, first.now, second.now)
    // The order of rows counts before the order within a row.
    let wasBack = gaps(original, second.was, first.was)
    let wasBeside = was.across >= 0 && wasBack.down < 0 && !beginsLate(first.was, beside: second.was)
    guard was.down >= 0 || wasBeside else { return false }
    if was.across >= 0, now.across >= 0 { return false }
    if was.down >= 0, now.down >= 0 { return false }
    let back = gaps(layout, second.now, first.now)
    return back.down >= 0 || back.across >= 0 && now.down < 0 && !isStaggered(first.now, second.now)
  }

  /// Returns whether the second view still begins well below the top of the first and ends below it: two rows of which
  /// the first has grown into the second, and not one row.
  private func isStaggered(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (layout.result.views[first].alignmentRect, layout.result.views[second].alignmentRect)
    return other.minY > one.minY + one.height / 4 && other.maxY > one.maxY
  }

  /// Returns whether a view begins in the lower half of one beside it, as in columns of cards of different heights,
  /// where the order is undefined.
  private func beginsLate(_ view: Int, beside other: Int) -> Bool {
    let views = original.result.views
    return views[view].alignmentRect.minY > views[other].alignmentRect.midY
  }

  /// Returns the gaps from the end of the first to the beginning of the second, in reading direction and downwards.
  /// They are negative if the views overlap.
  private func gaps(_ layout: ShownLayout, _ first: Int, _ second: Int) -> (across: CGFloat, down: CGFloat) {
    let (a, b) = (layout.result.views[first].alignmentRect, layout.result.views[second].alignmentRect)
    let isForward = layout.result.traits.layoutDirection == .leftToRight
    let across = isForward ? b.minX - a.maxX : a.minX - b.maxX
    return (across + Self.slack, b.minY - a.maxY + Self.slack)
  }

  /// Edges that meet do not overlap.
  private static let slack: CGFloat = 0.5

  private func finding(_ first: Int, _ second: Int) -> Diagnostic {
    let (one, other) = (layout.result.views[first], layout.result.views[second])
    let isAbove = other.alignmentRect.maxY <= one.alignmentRect.minY + 0.5
    return Diagnostic(
      .reorder,
      "`\(other.name)` comes before `\(one.name)` as text grows: it is now \(isAbove ? "above" : "ahead of") it",
      at: other.callSite ?? one.callSite,
      fix:
        "tie `\(other.name)` to the end of `\(one.name)` (`\(other.name).leading >= \(one.name).trailing`, or its top "
        + "to the bottom)", views: [one.path, other.path])
  }
}
