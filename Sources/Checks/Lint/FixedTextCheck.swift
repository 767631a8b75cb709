import LPLayoutModel
import Foundation

/// `fixed-text`: text that is as large at an accessibility size as at the default size.
///
/// Bars, and controls of the system such as segmented controls, keep their text; the system shows it enlarged while a
/// finger rests on it.
struct FixedTextCheck {
  /// The layout at an accessibility size.
  let layout: ShownLayout
  /// The same variant with text of the default size.
  let original: ShownLayout

  private static let bars: Set<String> = ["TabBar", "NavigationBar", "Toolbar", "SearchBar"]

  func findings() -> [Diagnostic] {
    let category = layout.result.traits.preferredContentSizeCategory
    guard category.isAccessibilityCategory, original.result.traits.preferredContentSizeCategory < category else {
      return []
    }
    return layout.result.views.indices.compactMap { index in
      let view = layout.result.views[index]
      guard layout.isShown[index], view.role == .plain || view.role == .target, !Self.bars.contains(view.className),
        !isMonogram(index), !isDrawn(view),
        let twin = original.view(at: view.path), let now = block(layout, index), let was = block(original, twin)
      else { return nil }
      let (size, before) = (layout.leastTextSize(of: now), original.leastTextSize(of: was))
      guard size <= before + 0.01 else { return nil }
      let isShrunk = now.fontScale < 0.999
      return Diagnostic(
        .fixedText,
        "the text of `\(view.name)` stays at \(points(size)) pt "
          + (isShrunk ? "because it shrinks to fit" : "in larger text sizes"), at: view.callSite,
        notes: isShrunk ? layout.sizeNotes(of: index) : [],
        fix: isShrunk
          ? "let it wrap, or let go of the constraint that keeps its width"
          : "use a text style, or scale the font by UIFontMetrics and set adjustsFontForContentSizeCategory",
        views: [view.path])
    }
  }

  /// The largest number of letters of a monogram.
  private static let mostLetters = 3

  /// Returns whether a text is a few letters in the middle of a picture of constant size, such as the initials of a
  /// person in a circle: they have the size of the picture.
  private func isMonogram(_ index: Int) -> Bool {
    let view = layout.result.views[index]
    guard view.role == .plain, let text = view.content.text, text.count <= Self.mostLetters, let parent = view.parent,
      layout.children[parent].count == 1, ShownLayout.paintsBox(layout.result.views[parent])
    else { return false }
    let frame = layout.result.views[parent].frame
    let isCentred = abs(frame.midX - view.frame.midX) < 1.5 && abs(frame.midY - view.frame.midY) < 1.5
    return isCentred && isConstant(parent, .width) && isConstant(parent, .height)
  }

  private func isConstant(_ index: Int, _ attribute: LayoutAttribute) -> Bool {
    layout.result.constraints.contains {
      $0.origin == .user && $0.relation == .equal && $0.second == nil && $0.first == .view(index)
        && $0.firstAttribute == attribute
    }
  }

  /// Returns whether a view draws its text itself, as a part of a picture such as a map.
  private func isDrawn(_ view: ViewRecord) -> Bool { view.content.text == nil }

  private func block(_ layout: ShownLayout, _ index: Int) -> TypesetText? {
    layout.result.views[index].content.items.lazy.compactMap { item -> TypesetText? in
      guard case .text(let block, _, _) = item, block.lines.contains(where: { $0.width > 0 }) else { return nil }
      return block
    }.first
  }
}
