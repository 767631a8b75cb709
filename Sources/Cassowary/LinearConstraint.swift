/// `Σ terms  relation  constant` at a priority.
public struct LinearConstraint: Hashable, Sendable {
  public var terms: [LinearTerm]
  public var relation: Relation
  public var constant: Double

  /// 0 < priority ≤ 1000. At 1000 the constraint is required; below, each distinct number is a level of its own, and
  /// no error at a lower level buys one at a higher.
  public var priority: Float

  /// Among answers that are equally good at every priority, error goes first to the optional constraints with the
  /// lowest yield order, and among equals to those added first.
  public var yieldOrder: Int32

  public init(
    terms: [LinearTerm], relation: Relation, constant: Double, priority: Float = 1000, yieldOrder: Int32 = 0
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.yieldOrder = yieldOrder
  }

  /// `lhs relation rhs`, brought to the form above.
  public init(
    _ lhs: LinearExpression, _ relation: Relation, _ rhs: LinearExpression, priority: Float = 1000,
    yieldOrder: Int32 = 0
  ) {
    let difference = lhs - rhs
    self.init(
      terms: difference.terms, relation: relation, constant: -difference.constant, priority: priority,
      yieldOrder: yieldOrder)
  }

  public init(
    _ lhs: LinearExpression, _ relation: Relation, _ rhs: Double, priority: Float = 1000, yieldOrder: Int32 = 0
  ) {
    self.init(lhs, relation, LinearExpression(rhs), priority: priority, yieldOrder: yieldOrder)
  }
}

/// A constraint within a solver and its copies. Never given to a second constraint.
public struct ConstraintID: Hashable, Sendable, Comparable {
  let rawIndex: Int32

  init(rawIndex: Int32) { self.rawIndex = rawIndex }

  /// The constraint that was added as number `index`, counted from 0 over the solver's life.
  public init(index: Int) { rawIndex = Int32(index) }

  /// Counts up from 0 in the order in which constraints were added.
  public var index: Int { Int(rawIndex) }

  public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.rawIndex < rhs.rawIndex }
}
