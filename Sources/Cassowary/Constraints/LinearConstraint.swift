/// A constraint `Σ terms  relation  constant` with a priority.
package struct LinearConstraint: Hashable, Sendable {
  package var terms: [LinearTerm]
  package var relation: Relation
  package var constant: Double

  /// The priority, with 0 < priority ≤ 1000. At 1000 the constraint is required. Below, each distinct number is a
  /// level, and errors at lower levels never outweigh one at a higher level.
  package var priority: Float

  /// The yield order. Among answers that are equally good at every priority, the error goes to the optional constraints
  /// with the lowest yield order, and among equals to those added first.
  package var yieldOrder: Int32

  package init(
    terms: [LinearTerm], relation: Relation, constant: Double, priority: Float = 1000, yieldOrder: Int32 = 0
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.yieldOrder = yieldOrder
  }

  /// Converts `lhs relation rhs` to the form above.
  package init(
    _ lhs: LinearExpression, _ relation: Relation, _ rhs: LinearExpression, priority: Float = 1000,
    yieldOrder: Int32 = 0
  ) {
    let difference = lhs - rhs
    self.init(
      terms: difference.terms, relation: relation, constant: -difference.constant, priority: priority,
      yieldOrder: yieldOrder)
  }

  package init(
    _ lhs: LinearExpression, _ relation: Relation, _ rhs: Double, priority: Float = 1000, yieldOrder: Int32 = 0
  ) {
    self.init(lhs, relation, LinearExpression(rhs), priority: priority, yieldOrder: yieldOrder)
  }
}
