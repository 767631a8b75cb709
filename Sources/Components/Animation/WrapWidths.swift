import Foundation

/// Sets the widths at which text is measured to those of the frames, and restores them.
@MainActor
struct WrapWidths {
  private var kept: [(content: any WrappingContent, width: CGFloat?)] = []

  init(of root: UIView) {
    root.forEachDescendant { view in
      guard let content = view.wrappingContent, content.wantsWrapWidth else { return }
      kept.append((content, content.wrapWidth))
      content.wrapWidth = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.geometry.frame.size)).width
    }
  }

  func restore() { for (content, width) in kept { content.wrapWidth = width } }
}
