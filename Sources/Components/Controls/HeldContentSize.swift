import Foundation

/// The size of the content of a list or a text, which constraints of its content layout guide hold.
@MainActor
struct HeldContentSize {
  private var constraints: [NSLayoutConstraint] = []

  /// - Parameters:
  ///   - size: the size of the content in points.
  ///   - name: what the constraints are called in messages.
  ///   - priority: how much they hold against constraints of what is inside.
  mutating func hold(
    _ size: CGSize, of list: UIScrollView, named name: String, priority: UILayoutPriority = .required
  ) {
    if constraints.isEmpty {
      let guide = list.contentLayoutGuide
      constraints = [
        guide.widthAnchor.constraint(equalToConstant: size.width),
        guide.heightAnchor.constraint(equalToConstant: size.height),
      ]
      for constraint in constraints {
        constraint.origin = .system
        constraint.priority = priority
        constraint.identifier = name
      }
      NSLayoutConstraint.activate(constraints)
    }
    (constraints[0].constant, constraints[1].constant) = (size.width, size.height)
  }
}
