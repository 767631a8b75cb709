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
  public func freeVariables() -> [Variable] { engine.freeVariables() }
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
