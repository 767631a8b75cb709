/// How far a variable can go while every level's error stays the least.
package struct Freedom: Sendable {
  /// An optimal answer.
  package struct Witness: Sendable {
    /// −∞ or ∞ where nothing stops the variable.
    package let limit: Double
    /// The values of all variables, by index. Where nothing stops the variable, they have gone a long way.
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

  /// All variables that have another optimal value, at a fraction of the cost of asking one by one.
  package func freeVariables() -> [Variable] { prober().freeVariables() }

  /// A copy of the solution to ask many questions of; what is changed in the solver later it does not see.
  package func prober() -> Prober { Prober(state) }
}
