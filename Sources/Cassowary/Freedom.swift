/// How far a variable can go while every level's error stays the least.
public struct Freedom: Sendable {
  /// An optimal answer.
  public struct Witness: Sendable {
    /// −∞ or ∞ where nothing stops the variable.
    public let limit: Double
    /// The values of all variables, by index. Where nothing stops the variable, they have gone a long way.
    public let values: [Double]
  }

  public let least: Witness
  public let greatest: Witness

  /// Whether another optimal answer exists for the variable.
  public var isAmbiguous: Bool { greatest.limit - least.limit > Tolerance.feasibility }
}

extension Solver {
  public func freedom(of variable: Variable) -> Freedom {
    if !engine.mayBeFree(engine.affine[variable.rawIndex].root) {
      let witness = Freedom.Witness(limit: value(of: variable), values: engine.values())
      return Freedom(least: witness, greatest: witness)
    }
    return Freedom(least: engine.extreme(variable.rawIndex, -1), greatest: engine.extreme(variable.rawIndex, 1))
  }

  /// All variables that have another optimal value, at a fraction of the cost of asking one by one.
  public func freeVariables() -> [Variable] { prober().freeVariables() }
}

/// Answers many questions about the freedom of one solution, from one copy of it that wanders among optimal answers.
public final class Prober: @unchecked Sendable {
  private let engine: Engine
  private var wanderer: Engine?

  fileprivate init(_ engine: Engine) { self.engine = engine }

  /// As `Solver.freeVariables()`.
  public func freeVariables() -> [Variable] { engine.freeVariables(&wanderer) }

  /// How far a variable can go while every level's error stays the least; −∞ or ∞ where nothing stops it.
  public func limits(of variable: Variable) -> (least: Double, greatest: Double) {
    let member = engine.affine[variable.rawIndex]
    if !engine.mayBeFree(member.root) {
      let value = engine.value(of: variable.rawIndex)
      return (value, value)
    }
    if engine.isMovedByUnused(member.root) { return (-.infinity, .infinity) }
    if wanderer == nil { wanderer = engine.copyForProbing() }
    guard let wanderer else { return (-.infinity, .infinity) }
    func limit(_ direction: Double) -> Double {
      let bounded = wanderer.probe(member.root, member.scale > 0 ? direction : -direction)
      return bounded ? wanderer.value(of: variable.rawIndex) : direction * .infinity
    }
    return (limit(-1), limit(1))
  }
}

extension Solver {
  /// A copy of the solution to ask many questions of; what is changed in the solver later it does not see.
  public func prober() -> Prober { Prober(engine) }
}

extension Engine {
  func values() -> [Double] { (0..<Int32(variableCount)).map { value(of: $0) } }

  fileprivate func extreme(_ variable: Int32, _ direction: Double) -> Freedom.Witness {
    let member = affine[variable]
    let other = copyForProbing()
    let unlimited = direction * .infinity
    if isMovedByUnused(member.root) { return Freedom.Witness(limit: unlimited, values: values()) }
    let bounded = other.probe(member.root, member.scale > 0 ? direction : -direction)
    return Freedom.Witness(limit: bounded ? other.value(of: variable) : unlimited, values: other.values())
  }
}
