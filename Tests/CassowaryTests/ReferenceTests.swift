import LPCassowary
import Foundation
import Testing

/// Random small systems against an exact tableau. `SOLVER_SYSTEMS=10000` runs the long form.
struct ReferenceTests {
  static let count = ProcessInfo.processInfo.environment["SOLVER_SYSTEMS"].flatMap { Int($0) } ?? 600

  @Test func `Every level's error is the exact one, and verdicts agree`() throws {
    var feasible = 0
    for seed in 0..<Self.count {
      let system = RandomSystem(seed: seed)
      let exact = ExactReference(system)
      var solver = Solver()
      let variables = solver.addVariables(system.variableCount)
      if let conflict = try conflict(adding: system.linear(variables), to: &solver) {
        #expect(!exact.isFeasible, "seed \(seed): there is an exact answer")
        let members = conflict.members.map { member in
          if case .added(let index) = member { return index }
          return -1
        }
        expectIrreducible(members, system, "seed \(seed)")
        continue
      }
      #expect(exact.isFeasible, "seed \(seed): the exact answer is a conflict")
      feasible += 1
      let values = variables.map { solver.value(of: $0) }
      for (level, priority) in exact.levels.enumerated() {
        let ours = system.error(at: priority, values)
        #expect(abs(ours - exact.error(at: level).double) < 1e-6, "seed \(seed), priority \(priority)")
      }
    }
    #expect(feasible > Self.count / 4 && feasible < Self.count * 9 / 10)
  }
}

/// The conflict that adding runs into, if any.
func conflict(adding constraints: [LinearConstraint], to solver: inout Solver) throws -> Conflict? {
  let outcome: Result<Void, any Error> = Result { _ = try solver.add(contentsOf: constraints) }
  switch outcome {
  case .success: return nil
  case .failure(SolverError.conflict(let conflict)): return conflict
  case .failure(let error): throw error
  }
}

/// Verdicts about single variables, on the same systems.
struct VerdictTests {
  @Test func `Free variables are those whose exact range is more than a point`() throws {
    var free = 0
    for seed in 0..<ReferenceTests.count {
      let system = RandomSystem(seed: seed)
      var solver = Solver()
      let variables = solver.addVariables(system.variableCount)
      if try conflict(adding: system.linear(variables), to: &solver) != nil { continue }
      let exact = ExactReference(system)
      let ours = Set(solver.freeVariables())
      let prober = solver.prober()
      for variable in variables {
        let (least, greatest) = exact.range(of: variable.index)
        let isFree = least == nil || greatest == nil || least! < greatest!
        #expect(ours.contains(variable) == isFree, "seed \(seed), \(variable)")
        let freedom = solver.freedom(of: variable)
        #expect(freedom.isAmbiguous == isFree, "seed \(seed), \(variable)")
        expectWitness(freedom.least, least?.double ?? -.infinity, variable, system, exact, "seed \(seed)")
        expectWitness(freedom.greatest, greatest?.double ?? .infinity, variable, system, exact, "seed \(seed)")
        let limits = prober.limits(of: variable)
        for (limit, other) in [(limits.least, freedom.least.limit), (limits.greatest, freedom.greatest.limit)] {
          #expect(limit == other || abs(limit - other) < 1e-6, "seed \(seed), \(variable): asked after others")
        }
        free += isFree ? 1 : 0
      }
    }
    #expect(free > ReferenceTests.count / 20)
  }

  private func expectWitness(
    _ witness: Freedom.Witness, _ limit: Double, _ variable: Variable, _ system: RandomSystem,
    _ exact: ExactReference, _ note: Comment
  ) {
    #expect(witness.limit == limit || abs(witness.limit - limit) < 1e-6, note)
    for (level, priority) in exact.levels.enumerated() {
      #expect(abs(system.error(at: priority, witness.values) - exact.error(at: level).double) < 1e-5, note)
    }
    if limit.isFinite { #expect(abs(witness.values[variable.index] - limit) < 1e-6, note) }
  }

  @Test func `A value is the sum of its shares times the constants, and lost constraints are those missed`() throws {
    for seed in 0..<ReferenceTests.count {
      let system = RandomSystem(seed: seed)
      var solver = Solver()
      let variables = solver.addVariables(system.variableCount)
      if try conflict(adding: system.linear(variables), to: &solver) != nil { continue }
      var explainer = solver.explainer()
      var holders: Set<Int> = []
      for variable in variables {
        let explanation = explainer.explanation(of: LinearExpression(variable))
        holders.formUnion(explanation.contributions.map(\.constraint.index))
        let sum = explanation.contributions.reduce(0) {
          $0 + $1.share * system.constraints[$1.constraint.index].constant.double
        }
        #expect(abs(sum - solver.value(of: variable)) < 1e-6, "seed \(seed), \(variable)")
        for optional in explanation.unsatisfied { #expect(optional.amount > 0 && optional.priority < 1000) }
        for contribution in explanation.contributions {
          #expect(abs(try solver.error(of: contribution.constraint)) < 1e-6, "seed \(seed): holds by not holding")
        }
      }
      #expect(Set(explainer.holders(of: Array(variables)).map { Int($0) }) == holders, "seed \(seed)")
    }
  }
}
