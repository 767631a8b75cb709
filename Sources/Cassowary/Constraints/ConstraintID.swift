/// Identifies a constraint in a solver and its copies. It is never used for another constraint.
package struct ConstraintID: Hashable, Sendable, Comparable {
  let rawIndex: Int32

  init(rawIndex: Int32) { self.rawIndex = rawIndex }

  /// The constraint that was added as number `index`, counted from 0 since the solver was made.
  package init(index: Int) { rawIndex = Int32(index) }

  /// The number of constraints that were added before this one.
  package var index: Int { Int(rawIndex) }

  package static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.rawIndex < rhs.rawIndex }
}
