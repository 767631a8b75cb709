package import LPAutoLayout
internal import LPLayoutModel
package import Foundation

/// Whether a picture would be of one colour.
@MainActor
package enum BlankPicture {
  /// The least difference between two colours that is seen.
  private static let difference: CGFloat = 0.04

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
      if showsContent(view) { return false }
      guard let color = view.appearance.background, color.alpha * alpha > difference else { continue }
      if !isOutside, view.frame.contains(views[0].frame) {
        page = color
      } else if differs(color, page) {
        return false
      }
    }
    return true
  }

  private static func showsContent(_ view: ViewRecord) -> Bool {
    let look = view.appearance
    if let border = look.border, border.width > 0, border.color.alpha > 0.05 { return true }
    if let effects = look.effects, !effects.backdrop.isEmpty || !effects.sublayers.isEmpty { return true }
    return view.content.items.contains { item in
      switch item {
      case .text: !ViewClasses.isBlank(view.content.text ?? "-")
      case .fill(_, let color), .stroke(_, let color, _), .line(_, let color, _): color.alpha > 0.05
      case .symbol, .image, .gradient, .group: true
      }
    }
  }

  private static func differs(_ one: RGBA, _ other: RGBA) -> Bool {
    max(abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue)) * one.alpha > difference
  }
}
