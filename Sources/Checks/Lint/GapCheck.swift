import LPLayoutModel
import Foundation

/// Rules of thumb about the room between views, from Apple's Auto Layout Guide: `distant-neighbor`,
/// `edge-without-margin` and `negative-spacing`.
struct GapCheck {
  let layout: ShownLayout
  let rules: Set<LintRule>

  func findings() -> [Diagnostic] {
    layout.result.constraints.enumerated().flatMap { index, record -> [Diagnostic] in
      guard let gap = ConstraintGap(record, in: layout), layout.isShown[gap.view] else { return [] }
      return [
        rules.contains(.distantNeighbor) ? distantNeighbor(gap, index) : nil,
        rules.contains(.edgeWithoutMargin) && gap.guide == nil ? edgeWithoutMargin(gap, index) : nil,
        rules.contains(.negativeSpacing) && gap.guide == nil ? negativeSpacing(gap, index) : nil,
      ].compactMap { $0 }
    }
  }

  private func finding(
    _ rule: LintRule, _ gap: ConstraintGap, at index: Int, message: String, fix: String
  ) -> Diagnostic {
    Diagnostic(
      rule, message, at: gap.record.callSite, fix: fix, views: layout.result.viewPaths(of: gap.record),
      constraints: [index])
  }

  // MARK: distant-neighbor

  /// Less room than this holds no other view.
  private static let leastRoom: CGFloat = 8

  private func distantNeighbor(_ gap: ConstraintGap, _ index: Int) -> Diagnostic? {
    // Of a view that lies outside of the screen, nothing is seen that could be beside it.
    guard gap.record.relation == .equal, gap.record.priority >= 999, gap.room > Self.leastRoom,
      layout.result.views[gap.view].frame.intersects(layout.regions[gap.view]),
      let strip = strip(gap), let between = viewBetween(gap, strip)
    else { return nil }
    let name = layout.result.views[between].name
    return finding(
      .distantNeighbor, gap, at: index, message: "`\(gap.record.equation)` reaches past `\(name)`, which lies between",
      fix: "constrain `\(layout.result.views[gap.view].name)` to `\(name)`, its nearest neighbour, so that it moves "
        + "when that grows")
  }

  /// Returns the range between the two edges, along the axis.
  private func strip(_ gap: ConstraintGap) -> ClosedRange<CGFloat>? {
    func span(_ index: Int) -> ClosedRange<CGFloat> { layout.result.views[index].alignmentRect.span(gap.axis) }
    switch gap.place {
    case .between(let before, let after):
      let (one, other) = (span(before), span(after))
      if one.upperBound < other.lowerBound { return one.upperBound...other.lowerBound }
      return other.upperBound < one.lowerBound ? other.upperBound...one.lowerBound : nil
    case .inside(let container, let view, _):
      let (outer, inner) = (gap.guide?.span(gap.axis) ?? span(container), span(view))
      // From right to left, the leading edge is the far one.
      let (near, far) = (inner.lowerBound - outer.lowerBound, outer.upperBound - inner.upperBound)
      if abs(near - gap.room) < 1, near > 0 { return outer.lowerBound...inner.lowerBound }
      return abs(far - gap.room) < 1 && far > 0 ? inner.upperBound...outer.upperBound : nil
    }
  }

  /// Returns a sibling with text, a picture or a control that lies wholly in the strip, beside the views and in the same
  /// layer.
  private func viewBetween(_ gap: ConstraintGap, _ strip: ClosedRange<CGFloat>) -> Int? {
    let across: LayoutAxis = gap.axis == .horizontal ? .vertical : .horizontal
    func rect(_ index: Int) -> CGRect { layout.result.views[index].alignmentRect }
    var beside = rect(gap.view).span(across)
    var apart: Set<Int> = [gap.view]
    if case .between(let before, _) = gap.place {
      let other = rect(before).span(across)
      guard beside.common(other) > 1 else { return nil }
      beside = max(beside.lowerBound, other.lowerBound)...min(beside.upperBound, other.upperBound)
      apart.insert(before)
    }
    guard let parent = layout.result.views[gap.view].parent else { return nil }
    let siblings = layout.children[parent]
    /// Returns whether a view fills the container, such as a map, or floats over a picture or a map.
    func isLayered(_ sibling: Int) -> Bool {
      rect(sibling).insetBy(dx: -1, dy: -1).contains(rect(parent))
        || siblings.contains { other in
          other < sibling && !apart.contains(other) && layout.isShown[other]
            && rect(other).insetBy(dx: -1, dy: -1).contains(rect(sibling)) && layout.showsContent(other)
        }
    }
    return siblings.first { sibling in
      let span = rect(sibling).span(gap.axis)
      return !apart.contains(sibling) && layout.isShown[sibling] && layout.showsContent(sibling)
        && rect(sibling).span(across).common(beside) > 1
        && span.lowerBound > strip.lowerBound - 0.5 && span.upperBound < strip.upperBound + 0.5 && !isLayered(sibling)
    }
  }

  // MARK: edge-without-margin

  private func edgeWithoutMargin(_ gap: ConstraintGap, _ index: Int) -> Diagnostic? {
    guard case .inside(let container, let view, let isStart) = gap.place, gap.record.relation == .equal,
      isScreen(container), layout.isContent(view), !layout.isPicture(view)
    else { return nil }
    let screen = layout.result.views[container]
    let name = layout.result.views[view].name
    // What fills the screen is its background, such as a map.
    guard !layout.result.views[view].alignmentRect.insetBy(dx: -1, dy: -1).contains(screen.frame) else { return nil }
    if gap.axis == .vertical {
      let area = layout.result.safeArea
      guard isStart ? area.minY > 0 : area.maxY < layout.result.size.height else { return nil }
      return finding(
        .edgeWithoutMargin, gap, at: index,
        message:
          "`\(gap.record.equation)` measures from the screen's edge, where bars, a notch or the home indicator may be",
        fix: "write `\(name).\(isStart ? "top" : "bottom")` against the safe area of `\(screen.name)`")
    }
    let margins = screen.layoutMargins
    guard gap.room > 0, abs(gap.room - margins.left) < 0.5 || abs(gap.room - margins.right) < 0.5 else { return nil }
    return finding(
      .edgeWithoutMargin, gap, at: index,
      message: "`\(gap.record.equation)` repeats the margin of `\(screen.name)` as a number",
      fix: "write `\(name).\(isStart ? "leading" : "trailing")` against the margins of `\(screen.name)`, which differ "
        + "between devices")
  }

  /// Returns whether a view fills a screen that has margins or a safe area.
  private func isScreen(_ index: Int) -> Bool {
    let (result, view) = (layout.result, layout.result.views[index])
    return view.frame == CGRect(origin: .zero, size: result.size) && min(result.size.width, result.size.height) >= 320
      && view.role == .plain
  }

  // MARK: negative-spacing

  private func negativeSpacing(_ gap: ConstraintGap, _ index: Int) -> Diagnostic? {
    let views = layout.result.views
    if gap.room < -0.5 {
      switch gap.place {
      case .between(let before, let after):
        return finding(
          .negativeSpacing, gap, at: index,
          message: "`\(gap.record.equation)` lets `\(views[after].name)` overlap `\(views[before].name)` by "
            + "\(points(-gap.room)) pt", fix: "keep a positive distance, or put one view into the other")
      case .inside(let container, let view, _):
        return finding(
          .negativeSpacing, gap, at: index,
          message: "`\(gap.record.equation)` lets `\(views[view].name)` extend beyond `\(views[container].name)` by "
            + "\(points(-gap.room)) pt", fix: "keep a positive distance, or constrain it to a view further out")
      }
    }
    // In code a negative constant is the usual way to write a trailing or bottom edge; the editor shows it as a number.
    guard gap.isReversed, gap.record.callSite?.isInDocument == true else { return nil }
    return finding(
      .negativeSpacing, gap, at: index,
      message: "`\(gap.record.equation)` has a negative constant although it keeps room",
      fix: "reverse the first and the second item, so that the constant is positive")
  }
}

extension CallSite {
  /// Whether the place is in an Interface Builder document.
  var isInDocument: Bool { filePath.hasSuffix(".storyboard") || filePath.hasSuffix(".xib") }
}
