import Foundation

/// An old layout guide of a controller: the strip outside of the safe area at the top or at the bottom.
///
/// In UIKit it is a hidden view of class `_UILayoutGuide`; here it is a guide that follows its view's safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  /// The constraints that hold the guide, for reading: its height, then its edge at the view's.
  private(set) lazy var supportConstraints = LayoutSupportConstraint.pair(holding: self)

  init(isTop: Bool, owner: UIView) {
    super.init(role: isTop ? .topSupport : .bottomSupport, owner: owner, identifier: "")
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return role == .topSupport ? insets.top : insets.bottom
  }
}

extension UIView {
  /// Makes a guide for the part of the view outside of the safe area at the top or at the bottom.
  func addLayoutSupport(isTop: Bool) -> LayoutSupportGuide {
    let guide = LayoutSupportGuide(isTop: isTop, owner: self)
    storedGuides.append(guide)
    placeAfterLayout(guide)
    return guide
  }

  /// The constraints that hold the old layout guides, which UIKit keeps among the constraints of the view.
  var layoutSupportConstraints: [NSLayoutConstraint] {
    storedGuides.flatMap { ($0 as? LayoutSupportGuide)?.supportConstraints ?? [] }
  }
}
