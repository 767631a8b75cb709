import Foundation

/// The parts of a constraint without its constant and priority.
struct ConstraintShape: Hashable {
  private struct Place: Hashable {
    let item: ObjectIdentifier?
    let attribute: NSLayoutConstraint.Attribute
  }

  private let places: [Place]
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat

  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    func place(_ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute) -> Place {
      Place(item: item.map { ObjectIdentifier($0) }, attribute: attribute)
    }
    func places(
      _ item: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ offset: NSLayoutConstraint.Offset?
    ) -> [Place] {
      guard let offset else { return [place(item, attribute)] }
      return [place(offset.from, offset.fromAttribute), place(offset.to, offset.toAttribute)]
    }
    self.places =
      places(constraint.firstReference, constraint.firstAttribute, constraint.firstOffset)
      + places(constraint.secondReference, constraint.secondAttribute, constraint.secondOffset)
    relation = constraint.relation
    multiplier = constraint.multiplier
  }

  /// The shape with the constant and the priority: everything that an equation says.
  struct Whole: Hashable {
    let shape: ConstraintShape
    let constant: CGFloat
    let priority: Float

    @MainActor
    init(_ constraint: NSLayoutConstraint) {
      shape = ConstraintShape(constraint)
      constant = constraint.constant
      priority = constraint.priority.rawValue
    }
  }
}
