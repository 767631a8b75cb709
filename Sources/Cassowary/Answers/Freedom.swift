/// The range in which a variable can move while the error of every level stays minimal.
package struct Freedom: Sendable {
  /// An optimal answer.
  package struct Witness: Sendable {
    /// The limit of the variable; −∞ or ∞ if it is unbounded.
    package let limit: Double
    /// The values of all variables, by index. If the variable is unbounded, they are those after a long step.
    package let values: [Double]
  }

  package let least: Witness
  package let greatest: Witness

  /// Whether another optimal answer exists for the variable.
  package var isAmbiguous: Bool { greatest.limit - least.limit > Tolerance.feasibility }
}

extension Solver {
  package func freedom(of variable: Variable) -> Freedom {
    if !state.mayBeFree(state.substitution.affine[variable.rawIndex].root) {
      let witness = Freedom.Witness(limit: value(of: variable), values: values())
      return Freedom(least: witness, greatest: witness)
    }
    func witness(_ direction: Double) -> Freedom.Witness {
      let prober = prober()
      return Freedom.Witness(limit: prober.limit(of: variable, direction), values: prober.values())
    }
    return Freedom(least: witness(-1), greatest: witness(1))
  }

  /// Finds all variables that have another optimal value, at a fraction of the cost of examining them one by one.
  package func freeVariables() -> [Variable] { prober().freeVariables() }

  /// Makes a copy of the solution for many questions. It does not see later changes of the solver.
  package func prober() -> Prober { Prober(state) }
}
