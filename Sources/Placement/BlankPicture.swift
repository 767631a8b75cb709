package import LPAutoLayout
internal import LPLayoutModel
package import Foundation

/// Whether a picture would be of one colour.
@MainActor
package enum BlankPicture {
  /// Returns whether nothing can be seen in a root: no text, no picture, and no box that differs from what is behind it.
  ///
  /// - Parameter size: the size in which a root is laid out that is in no screen.
  package static func isBlank(_ root: UIView, size: CGSize) -> Bool {
    let (bounds, isOutside) = (root.bounds, root.superview == nil && !(root is Screen || root is UIWindow))
    if isOutside { root.bounds.size = size }
    let result = LayoutResult.capture(root)
    if isOutside { root.bounds = bounds }
    let (views, paper) = (result.views, result.traits.userInterfaceStyle == .dark ? RGBA.black : .white)
    var page = isOutside ? paper : views.first?.appearance.background ?? paper
    var (alphas, visible): ([CGFloat], [CGRect]) = ([], [])
    for (index, view) in views.enumerated() {
      let parent = view.parent.flatMap { $0 < index ? $0 : nil }
      let alpha = (parent.map { alphas[$0] } ?? 1) * view.appearance.alpha
      let clips = parent.map { views[$0].role == .scrolling || views[$0].appearance.clipsToBounds } ?? false
      // What lies beyond the edges of a view is seen on its screen.
      let whole = isOutside ? view.frame.insetBy(dx: -500, dy: -500) : view.frame
      let around = parent.map { clips ? visible[$0].intersection(views[$0].frame) : visible[$0] } ?? whole
      alphas.append(alpha)
      visible.append(around)
      let area = around.intersection(view.frame)
      guard !view.isHidden, alpha > 0.05, !area.isNull, area.width > 0.3, area.height > 0.3 else { continue }
      let background = view.appearance.background?.withAlpha((view.appearance.background?.alpha ?? 0) * alpha)
      if let background, !isOutside, background.alpha > 0.5, view.frame.contains(views[0].frame) {
        page = background
      } else if background?.isSeen(on: page) ?? false {
        return false
      }
      if showsContent(view, on: page) { return false }
    }
    return true
  }

  private static func showsContent(_ view: ViewRecord, on page: RGBA) -> Bool {
    let look = view.appearance
    if let border = look.border, border.width > 0, border.color.isSeen(on: page) { return true }
    if look.effects?.isSeen(on: page) ?? false { return true }
    return view.content.items.contains { item in
      if case .text = item, ViewClasses.isBlank(view.content.text ?? "-") { return false }
      return item.isSeen(on: page)
    }
  }
}
