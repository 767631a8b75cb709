import LPCassowary
import LPSupport
import Testing

/// Conflicts among bounds that meet: at an answer that was found, every expression has its value as a bound from below, from
/// above or both, rounded as numbers are.
struct ConflictTests {
  @Test func `Every conflict reported is contradictory, and irreducible`() throws {
    var (conflicts, members) = (0, 0)
    let count = ReferenceTests.count / 10
    for seed in 0..<count {
      let system = meeting(seed)
      for isAddedLast in [false, true] {
        var solver = Solver()
        let variables = solver.addVariables(system.variableCount)
        var constraints = system.linear(variables)
        if isAddedLast {
          if try conflict(adding: Array(constraints.dropLast()), to: &solver) != nil { continue }
          constraints = [constraints[constraints.count - 1]]
        }
        guard let found = try conflict(adding: constraints, to: &solver) else {
          #expect(ExactReference(system).isFeasible, "seed \(seed): there is no exact answer")
          continue
        }
        conflicts += 1
        members += found.members.count
        let indices = found.members.map { member in
          switch member {
          case .existing(let id): id.index
          case .added(let index): index + system.constraints.count - constraints.count
          }
        }
        expectIrreducible(indices, system, "seed \(seed), \(isAddedLast ? "last" : "at once")")
      }
    }
    #expect(conflicts > count / 2 && members > 2 * conflicts)
  }

  /// The required constraints of a system, bounds that its answer just keeps, and a wish that it does not.
  private func meeting(_ seed: Int) -> RandomSystem {
    var random = SplitMix64(seed: UInt64(seed))
    var system = RandomSystem(seed: seed)
    let answer = ExactReference(system).values
    let feasible = ExactReference(system).isFeasible
    let other = RandomSystem(seed: seed + 1_000_000)
    system.constraints = system.constraints.filter { $0.priority == 1000 && feasible }
    for constraint in system.constraints + other.constraints + other.constraints {
      var bound = constraint
      bound.priority = 1000
      bound.terms = bound.terms.map { ($0.0 % system.variableCount, $0.1) }
      bound.constant = bound.terms.reduce(.zero) { $0 + $1.1 * answer[$1.0] }
      bound.relation = [.lessThanOrEqual, .greaterThanOrEqual, bound.relation].randomElement(using: &random)!
      system.constraints.append(bound)
    }
    system.constraints.shuffle(using: &random)
    var wish = system.constraints[0]
    wish.terms.append((Int.random(in: 0..<system.variableCount, using: &random), Rational(1, 2)))
    let shift = Rational(Int.random(in: 1...5, using: &random))
    let value = wish.terms.reduce(.zero) { $0 + $1.1 * answer[$1.0] }
    wish.relation = Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual
    wish.constant = wish.relation == .lessThanOrEqual ? value - shift : value + shift
    system.constraints.append(wish)
    return system
  }
}

func expectIrreducible(_ members: [Int], _ system: RandomSystem, _ note: Comment) {
  let isFeasible = ExactReference(system.keeping(members)).isFeasible
  #expect(!isFeasible, "\(note): \(members) do not conflict")
  for member in members {
    let isFeasibleWithout = ExactReference(system.keeping(members.filter { $0 != member })).isFeasible
    #expect(isFeasibleWithout, "\(note): \(member) is not needed")
  }
}
