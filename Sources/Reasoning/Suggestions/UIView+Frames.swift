import LPAutoLayout
import Foundation

extension UIView {
  /// Removes the author's constraints from a tree.
  func removeConstraints() {
    var old: [NSLayoutConstraint] = []
    forEachDescendant { old += $0.heldConstraints.filter { $0.origin == .user } }
    NSLayoutConstraint.deactivate(old)
  }

  /// Replaces the author's constraints of a tree by frames.
  func pin(to frames: [ObjectIdentifier: CGRect]) {
    removeConstraints()
    forEachDescendant { view in
      guard let frame = frames[ObjectIdentifier(view)], let parent = view.superview, !view.isIgnoredByLayout else {
        return
      }
      let rect = view.alignmentRect(forFrame: frame)
      if TreePlan.isArranged(view, by: parent) {
        // The stack view decides where it can.
        view.pin(.width, rect.width, priority: UILayoutPriority(999))
        view.pin(.height, rect.height, priority: UILayoutPriority(999))
      } else if TreePlan.isTarget(view) {
        view.pin(.left, rect.minX, to: parent)
        view.pin(.top, rect.minY, to: parent)
        view.pin(.width, rect.width)
        view.pin(.height, rect.height)
      }
    }
  }

  private func pin(
    _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, to item: UIView? = nil,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: item,
      attribute: item == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    constraint.priority = priority
    constraint.isActive = true
  }
}
