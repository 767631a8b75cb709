import LPLayoutModel
import Foundation

/// How much of a layout looks unintended: the sum by which repairs of a conflict are compared.
struct LayoutPenalty {
  private let layout: LayoutResult
  private static let tolerance: CGFloat = 0.5

  init(_ layout: LayoutResult) { self.layout = layout }

  var value: Double {
    layout.views.indices.filter { !layout.views[$0].isHidden }.reduce(0) { $0 + size(of: $1) + overflow(of: $1) }
      + overlaps + unsatisfiedOptionales
  }

  /// Views without area, and content that is cut, squeezed or stretched.
  private func size(of index: Int) -> Double {
    let view = layout.views[index]
    let (rect, content) = (view.alignmentRect, view.content)
    let shows = !content.items.isEmpty || content.text?.isEmpty == false
    if rect.width < Self.tolerance || rect.height < Self.tolerance {
      return shows || content.intrinsicWidth != nil ? 40 : view.appearance.background == nil ? 0 : 25
    }
    var sum = content.isTextTruncated ? 25.0 : 0
    for (actual, wanted) in [(rect.width, content.intrinsicWidth), (rect.height, content.intrinsicHeight)] {
      guard let wanted, wanted > 0 else { continue }
      if actual < wanted - 1 {
        sum += 5 + 20 * Double(min(1, (wanted - actual) / wanted))
      } else if actual > wanted + 1, view.role != .plain {
        sum += 1
      }
    }
    return sum
  }

  /// Views that reach out of what they are in.
  private func overflow(of index: Int) -> Double {
    let view = layout.views[index]
    guard let parent = view.parent, layout.views[parent].role != .scrolling, !isScrolled(index) else { return 0 }
    let (inner, outer) = (view.alignmentRect, layout.views[parent].alignmentRect)
    let out = max(
      outer.minX - inner.minX, inner.maxX - outer.maxX, outer.minY - inner.minY, inner.maxY - outer.maxY)
    return out > Self.tolerance ? 15 + Double(min(out, 200)) / 10 : 0
  }

  private func isScrolled(_ index: Int) -> Bool {
    var next = layout.views[index].parent
    while let parent = next, parent != 0 {
      if layout.views[parent].role == .scrolling { return layout.views[index].parent == parent }
      next = layout.views[parent].parent
    }
    return false
  }

  /// Neighbours with content that lie on each other.
  private var overlaps: Double {
    let shown = layout.views.indices.filter { index in
      let view = layout.views[index]
      return !view.isHidden && (!view.content.items.isEmpty || view.role == .target || view.role == .control)
    }
    var sum = 0.0
    for (number, first) in shown.enumerated() {
      for second in shown[(number + 1)...] where layout.views[first].parent == layout.views[second].parent {
        let common = layout.views[first].alignmentRect.intersection(layout.views[second].alignmentRect)
        guard !common.isNull, common.width > 1, common.height > 1 else { continue }
        sum += 10 + Double(min(common.width, common.height, 100)) / 10
      }
    }
    return sum
  }

  /// The author's optional constraints that do not hold.
  private var unsatisfiedOptionales: Double {
    layout.constraints.reduce(0) { sum, constraint in
      guard constraint.origin == .user, case .broken(let amount) = constraint.state else { return sum }
      return sum + 8 + Double(min(abs(amount), 100)) / 10
    }
  }
}
