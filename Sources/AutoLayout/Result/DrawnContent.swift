import Foundation

/// The content that a view shows itself: its `draw(_:)`, and above it the painting of its class.
@MainActor
struct DrawnContent {
  let view: UIView
  /// Whether the view is hidden or in a hidden view, so that its drawing code is not called.
  let isHidden: Bool

  /// Returns the items, from the top left of the view.
  func items() -> [ContentItem] {
    let painted = view.contentItems()
    guard isDrawn else { return painted }
    let context = CGContext(canvas: view.bounds)
    LayoutEnvironment.$current.withValue(view.environment.with(view.inheritedTraits)) {
      UIGraphicsPushContext(context)
      view.draw(view.bounds)
      UIGraphicsPopContext()
    }
    for feature in context.missingFeatures { view.report(.described(finding(about: feature))) }
    return clipped(context.items) + painted
  }

  /// UIKit does not call the drawing code of image views, nor that of views without anything to see; a plain view has
  /// none. A label draws its text itself, which is recorded even where it is not seen.
  private var isDrawn: Bool {
    if type(of: view) == UIView.self { return false }
    if view is UILabel { return view.bounds.width > 0 }
    return !isHidden && view.bounds.width > 0 && view.bounds.height > 0 && !(view is UIImageView)
  }

  /// Returns the items from the top left of the view, without what is outside of it. Letters may reach out a little.
  private func clipped(_ items: [ContentItem]) -> [ContentItem] {
    let (canvas, origin) = (CGRect(origin: .zero, size: view.bounds.size), view.bounds.origin)
    return items.map { item in
      let item = origin == .zero ? item : item.moved(by: CGPoint(x: -origin.x, y: -origin.y))
      if case .text = item { return item }
      guard !canvas.contains(item.extent) else { return item }
      var group = ContentGroup([item])
      group.clip = .rect(canvas)
      return .group(group)
    }
  }

  private func finding(about feature: String) -> Diagnostic {
    Diagnostic(
      .warning, rule: "unsupported", message: "\(feature) is not supported in drawing code and has no effect",
      callSite: view.nameSources.site, fix: "see docs/unsupported.md for what drawing code can use")
  }
}
