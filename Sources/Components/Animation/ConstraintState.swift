import Foundation

/// An active constraint and its constant at one time.
@MainActor
struct ConstraintState {
  let constraint: NSLayoutConstraint
  let constant: CGFloat

  static func all(in root: UIView) -> [ConstraintState] {
    var list: [ConstraintState] = []
    root.forEachDescendant { view in
      list += view.heldConstraints.map { ConstraintState(constraint: $0, constant: $0.constant) }
    }
    return list.sorted { $0.constraint.activationOrder < $1.constraint.activationOrder }
  }
}
