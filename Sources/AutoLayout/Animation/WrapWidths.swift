import Foundation

/// The widths at which text is measured, put to those of the frames for a while.
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
