import LPCassowary
import Foundation
import LPSupport
import Testing

/// Long sequences of changes against solving afresh. `SOLVER_EDITS=100000` runs the long form.
struct EditTests {
  static let count = ProcessInfo.processInfo.environment["SOLVER_EDITS"].flatMap { Int($0) } ?? 4000

  /// A solver and what it should know.
  private struct Session {
    var system: RandomSystem
    var solver = Solver()
    let variables: VariableRange
    /// In the order of their identities.
    var live: [(id: ConstraintID, constraint: LinearConstraint)] = []

    init(_ seed: Int) {
      system = RandomSystem(seed: seed)
      variables = solver.addVariables(system.variableCount)
    }

    mutating func change(_ random: inout SplitMix64) throws {
      let index = live.isEmpty ? 0 : Int.random(in: 0..<live.count, using: &random)
      let priority = [1000, 999.5, 750, 251, 250, 50].randomElement(using: &random)! as Float
      let constant = Double(Int.random(in: -9...9, using: &random))
      switch live.isEmpty ? 9 : Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let id = live[index].id
        if try !accepted({ try $0.setConstant(id, constant) }) { return }
        live[index].constraint.constant = constant
      case 5:
        let id = live[index].id
        if try !accepted({ try $0.setPriority(id, priority) }) { return }
        live[index].constraint.priority = priority
      case 6, 7:
        try solver.remove(live.remove(at: index).id)
      default:
        let source = RandomSystem(seed: Int.random(in: 0..<100_000, using: &random))
        var constraint = source.linear(variables)[0]
        constraint.priority = priority
        var id: ConstraintID?
        if try !accepted({ id = try $0.add(constraint) }) { return }
        live.append((id!, constraint))
      }
    }

    private mutating func accepted(_ change: (inout Solver) throws -> Void) throws -> Bool {
      let before = variables.map { solver.value(of: $0) }
      let outcome: Result<Void, any Error> = Result { try change(&solver) }
      switch outcome {
      case .success: return true
      case .failure(SolverError.conflict):
        for (variable, value) in zip(variables, before) { #expect(abs(solver.value(of: variable) - value) < 1e-6) }
        return false
      case .failure(let error): throw error
      }
    }

    func expectSameAsAfresh(_ note: Comment) throws {
      var fresh = Solver()
      _ = fresh.addVariables(variables.count)
      try fresh.add(contentsOf: live.map(\.constraint))
      for variable in variables {
        #expect(abs(solver.value(of: variable) - fresh.value(of: variable)) < 1e-6, note)
      }
    }
  }

  /// Sequences in which variables that are free once rested elsewhere than afresh.
  static let free = [350, 402, 3820, 7961, 8640, 13887, 15702]

  @Test func `After every change the answer is that of solving afresh`() throws {
    let length = 50
    for seed in Array(0..<Self.count / length) + Self.free {
      var session = Session(seed)
      var random = SplitMix64(seed: UInt64(seed))
      for step in 0..<length {
        try session.change(&random)
        try session.expectSameAsAfresh("seed \(seed), step \(step)")
      }
    }
  }
}
