import Foundation

/// A constraint that holds an old layout guide of a controller, UIKit's `_UILayoutSupportConstraint`.
///
/// It is for reading and printing. The guide follows the safe area of its view, so that the constraint is always active,
/// and deactivating it has no effect.
final class LayoutSupportConstraint: NSLayoutConstraint {
  override var isActive: Bool {
    get { true }
    set {}
  }

  /// The guide's length as its height, else zero; points.
  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? LayoutSupportGuide)?.length ?? 0 : 0 }
    set {}
  }

  /// Returns the height of a guide and its place at the view's edge, in UIKit's order.
  static func pair(holding guide: LayoutSupportGuide) -> [LayoutSupportConstraint] {
    let edge = guide.role == .topSupport ? Attribute.top : .bottom
    let constraints = [
      LayoutSupportConstraint(guide, .height, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0),
      LayoutSupportConstraint(guide, edge, .equal, guide.owningView, edge, multiplier: 1, constant: 0),
    ]
    for constraint in constraints { constraint.origin = .system }
    return constraints
  }
}
