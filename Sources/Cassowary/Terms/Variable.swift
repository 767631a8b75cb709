/// An unknown to which the solver gives a value. `Solver.addVariable()` makes it for that solver and its copies.
@usableFromInline package struct Variable: Hashable, Sendable, Comparable {
  @usableFromInline let rawIndex: Int32

  @inlinable init(rawIndex: Int32) { self.rawIndex = rawIndex }

  /// The variable that was added as number `index`, for callers that number variables in the same way.
  @inlinable package init(index: Int) { rawIndex = Int32(index) }

  /// The number of variables that were added before this one.
  @inlinable package var index: Int { Int(rawIndex) }

  @inlinable package static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.rawIndex < rhs.rawIndex }
}
