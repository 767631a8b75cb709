import Foundation

/// An old layout guide of a controller: the part outside of the safe area at the top or at the bottom.
@MainActor
final class SafeEdge: UILayoutSupport {
  let view: UIView
  private let isTop: Bool

  init(view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
  var heightAnchor: NSLayoutDimension { topAnchor.anchorWithOffset(to: bottomAnchor) }
}

extension UIViewController {
  /// Returns the edge of the safe area at the top or the bottom of the controller's view.
  func safeEdge(isTop: Bool) -> any UILayoutSupport { SafeEdge(view: view, isTop: isTop) }
}
