import Foundation
import LPInterfaceBuilder

/// The views of a scene whose saved frames prove nothing: symbols, whose alignment insets are their own, and what a stack
/// view arranges that was saved before its views filled it.
struct DoubtfulFrames {
  private(set) var ids: Set<String> = []

  init(_ root: DocumentView) {
    root.walk { view in
      if view.tag == "imageView", view.element.child("imageReference", key: "image")?["catalog"] == "system" {
        ids.insert(view.id)
      }
      if view.tag == "stackView", !tiles(view) {
        ids.formUnion(view.subviews.map(\.id))
      }
    }
  }

  /// Whether the views of a filled stack view follow each other at its spacing from end to end.
  private func tiles(_ stack: DocumentView) -> Bool {
    let views = stack.subviews.filter { $0.isArranged && $0.hasFrame && !$0.isHidden }
    let isFilled = !["equalSpacing", "equalCentering"].contains(stack.element["distribution"] ?? "")
    let hasOwnSpacing =
      stack.element["spacingType"] != nil || stack.element.child(key: "layoutMargins") != nil
      || stack.element.child(key: "directionalLayoutMargins") != nil
      || stack.element.flag("baselineRelativeArrangement") == true
    guard isFilled, !hasOwnSpacing, views.count > 1, stack.variations.isEmpty else { return true }
    let isColumn = stack.element["axis"] == "vertical"
    let spans = views.map { view in
      isColumn ? (view.frame.minY, view.frame.maxY) : (view.frame.minX, view.frame.maxX)
    }
    let length = isColumn ? stack.frame.height : stack.frame.width
    let spacing = CGFloat(stack.element.number("spacing") ?? 0)
    let gaps = zip(spans, spans.dropFirst()).map { $1.0 - $0.1 }
    // Alignment rects differ from frames by up to 3 points.
    return abs(spans[0].0) <= Self.tolerance && abs(length - spans[spans.count - 1].1) <= Self.tolerance
      && gaps.allSatisfy { abs($0 - spacing) <= Self.tolerance }
  }

  private static let tolerance: CGFloat = 4
}
