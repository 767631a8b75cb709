import Foundation

/// The size that a list gives a cell, as constraints of the cell's content.
@MainActor
final class CellEncapsulation {
  private var constraints: [NSLayoutConstraint] = []

  func hold(_ content: UIView, at size: CGSize?) {
    guard let size else {
      NSLayoutConstraint.deactivate(constraints)
      constraints = []
      return
    }
    if constraints.isEmpty {
      constraints = [
        content.widthAnchor.constraint(equalToConstant: size.width),
        content.heightAnchor.constraint(equalToConstant: size.height),
      ]
      for (constraint, name) in zip(constraints, ["Width", "Height"]) {
        constraint.origin = .system
        constraint.identifier = "UIView-Encapsulated-Layout-\(name)"
      }
      NSLayoutConstraint.activate(constraints)
    }
    (constraints[0].constant, constraints[1].constant) = (size.width, size.height)
  }
}
