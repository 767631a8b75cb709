import Cassowary
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
        expectIrreducible(conflict, system, seed)
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

  private func expectIrreducible(_ conflict: Conflict, _ system: RandomSystem, _ seed: Int) {
    let members = conflict.members.map { member in
      if case .added(let index) = member { return index }
      return -1
    }
    #expect(!ExactReference(system.keeping(members)).isFeasible, "seed \(seed): \(members) do not conflict")
    for member in members {
      let rest = members.filter { $0 != member }
      #expect(ExactReference(system.keeping(rest)).isFeasible, "seed \(seed): \(member) is not needed")
    }
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
