/// Answers many questions about the freedom of one solution, with one copy that moves among optimal answers.
package final class Prober: @unchecked Sendable {
  private let state: SolverState
  /// Another optimal answer of the levels that do not break ties. It is made for the first question that needs it.
  private var probe: SolverState?

  init(_ state: SolverState) { self.state = state }

  /// Does the same as `Solver.freeVariables()`.
  package func freeVariables() -> [Variable] {
    let hasTies = state.hasTies
    if !hasTies && !state.hasUnconstrainedClass { return [] }
    let moves = FlatMoves(hasTies ? makeProbe() : state.copy())
    var isFree = [Bool?](repeating: nil, count: state.variableCount)
    return (0..<Int32(state.variableCount)).filter { variable in
      let root = state.substitution.affine[variable].root
      if root < 0 { return false }
      if let known = isFree[Int(root)] { return known }
      let answer =
        hasMoved(root) || (moves.isFree(root, in: state) ?? (state.mayBeFree(root) && isFreeByProbing(root)))
      isFree[Int(root)] = answer
      return answer
    }.map { Variable(rawIndex: $0) }
  }

  /// Returns the range in which a variable can move while the error of every level stays minimal; −∞ or ∞ if it is
  /// unbounded.
  package func limits(of variable: Variable) -> (least: Double, greatest: Double) {
    if !state.mayBeFree(state.substitution.affine[variable.rawIndex].root) {
      let value = state.value(of: variable.rawIndex)
      return (value, value)
    }
    return (limit(of: variable, -1), limit(of: variable, 1))
  }

  func limit(of variable: Variable, _ direction: Double) -> Double {
    let member = state.substitution.affine[variable.rawIndex]
    if state.isMovedByUnconstrained(member.root) { return direction * .infinity }
    let probe = makeProbe()
    let isBounded = probe.probe(member.root, member.scale > 0 ? direction : -direction)
    return isBounded ? probe.value(of: variable.rawIndex) : direction * .infinity
  }

  /// Returns the values of the answer that the last question found.
  func values() -> [Double] { (probe ?? state).values() }

  private func makeProbe() -> SolverState {
    if let probe { return probe }
    let made = state.copyForProbing()
    probe = made
    return made
  }

  /// Whether the copy has another value: every answer that it moved to is optimal, too.
  private func hasMoved(_ root: Int32) -> Bool {
    probe.map { abs($0.value(ofRoot: root) - state.value(ofRoot: root)) > Tolerance.feasibility } ?? false
  }

  private func isFreeByProbing(_ root: Int32) -> Bool {
    if state.isMovedByUnconstrained(root) { return true }
    let probe = makeProbe()
    let column = state.substitution.classes[root].column
    if column >= 0 && probe.simplex.program.columns[column].hasMoved { return true }
    if !probe.probe(root, 1) { return true }
    let greatest = probe.value(ofRoot: root)
    if !probe.probe(root, -1) { return true }
    return greatest - probe.value(ofRoot: root) > Tolerance.feasibility
  }
}
