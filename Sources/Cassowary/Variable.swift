/// An unknown that the solver gives a value. Made by `Solver.addVariable()`, and good for that solver and its copies.
public struct Variable: Hashable, Sendable, Comparable {
  let rawIndex: Int32

  init(rawIndex: Int32) { self.rawIndex = rawIndex }

  /// The variable that was added as number `index`, for callers that number them as the solver does.
  package init(index: Int) { rawIndex = Int32(index) }

  /// Counts up from 0 in the order in which variables were added.
  public var index: Int { Int(rawIndex) }

  public static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.rawIndex < rhs.rawIndex }
}

/// Variables that were added together.
public struct VariableRange: RandomAccessCollection, Sendable {
  let lower: Int32
  let upper: Int32

  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(upper - lower) }
  public subscript(position: Int) -> Variable {
    precondition(position >= 0 && position < endIndex, "a variable beyond those added together")
    return Variable(rawIndex: lower + Int32(position))
  }
}
