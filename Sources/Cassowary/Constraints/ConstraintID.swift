/// Identifies a constraint within a solver and its copies. No second constraint ever gets it.
package struct ConstraintID: Hashable, Sendable, Comparable {
  let rawIndex: Int32

  init(rawIndex: Int32) { self.rawIndex = rawIndex }

  /// The constraint that was added as number `index`, counted from 0 over the solver's life.
  package init(index: Int) { rawIndex = Int32(index) }

  /// The number of constraints that were added before this one.
  package var index: Int { Int(rawIndex) }

  package static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.rawIndex < rhs.rawIndex }
}
