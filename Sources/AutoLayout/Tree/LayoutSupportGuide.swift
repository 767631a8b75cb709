import Foundation

/// An old layout guide of a controller: the strip outside of the safe area at the top or at the bottom.
///
/// In UIKit it is a hidden view of class `_UILayoutGuide`; here it is a guide that follows its view's safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  /// The constraints that hold the guide, for reading: its height, then its edge at the view's.
  var supportConstraints: [NSLayoutConstraint] = []

  init(isTop: Bool, owner: UIView) {
    super.init(role: isTop ? .topSupport : .bottomSupport, owner: owner, identifier: "")
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return role == .topSupport ? insets.top : insets.bottom
  }
}
