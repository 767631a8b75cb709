import LPCassowary
import Testing

struct SolverTests {
  @Test func `A required equality gives its variable that value`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.add(LinearConstraint(2 * x, .equal, 14))
    #expect(solver.value(of: x) == 7)
  }

  @Test func `No number of constraints outweighs one of a higher priority`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for _ in 0..<1100 { _ = try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 10, priority: 250)) }
    _ = try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 100, priority: 750))
    #expect(solver.value(of: x) == 100)
  }

  @Test func `Three wishes of one priority settle on the median`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for wish in [10.0, 70, 30] {
      _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, wish, priority: 500))
    }
    #expect(solver.value(of: x) == 30)
  }

  @Test func `A contradiction is reported by its members alone and changes nothing`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let ids = try solver.add(contentsOf: [
      LinearConstraint(x - y, .equal, 10), LinearConstraint(z - y, .equal, 1),
      LinearConstraint(LinearExpression(y), .greaterThanOrEqual, 0),
    ])
    let before = [x, y, z].map { solver.value(of: $0) }
    let conflict = #expect(throws: SolverError.self) {
      _ = try solver.add(contentsOf: [
        LinearConstraint(LinearExpression(z), .lessThanOrEqual, 100),
        LinearConstraint(LinearExpression(x), .lessThanOrEqual, 4),
      ])
    }
    #expect(
      conflict == .conflict(Conflict(members: [.existing(ids[0]), .existing(ids[2]), .added(1)], amount: 6)))
    #expect([x, y, z].map { solver.value(of: $0) } == before)
  }

  @Test(arguments: [(Int32(1), Int32(2), 200.0, 100.0), (2, 1, 100, 200)])
  func `Spare width goes to the view that yields first`(
    first: Int32, second: Int32, firstWidth: Double, secondWidth: Double
  ) throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    _ = try solver.add(contentsOf: [
      LinearConstraint(a + b, .equal, 300),
      LinearConstraint(LinearExpression(a), .equal, 100, priority: 250, yieldOrder: first),
      LinearConstraint(LinearExpression(b), .equal, 100, priority: 250, yieldOrder: second),
    ])
    #expect(solver.value(of: a) == firstWidth)
    #expect(solver.value(of: b) == secondWidth)
  }

  @Test func `What nothing holds rests at 0, or as near as it may`() throws {
    var solver = Solver()
    let (free, low, tied) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = try solver.add(contentsOf: [
      LinearConstraint(LinearExpression(low), .greaterThanOrEqual, 25), LinearConstraint(tied - free, .equal, 8),
    ])
    #expect(solver.value(of: free) == 0)
    #expect(solver.value(of: low) == 25)
    #expect(solver.value(of: tied) == 8)
  }

  @Test func `NaN, infinity, bad priorities and strangers are refused`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    #expect(throws: SolverError.notFinite(position: 0)) {
      _ = try solver.add(LinearConstraint(x * .nan, .equal, 1))
    }
    #expect(throws: SolverError.notFinite(position: 0)) {
      _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, .infinity))
    }
    #expect(throws: SolverError.invalidPriority(0, position: 0)) {
      _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, 1, priority: 0))
    }
    #expect(throws: SolverError.unknownConstraint(ConstraintID(index: 5))) {
      try solver.remove(ConstraintID(index: 5))
    }
    var other = Solver()
    let stranger = other.addVariables(9)[8]
    #expect(throws: SolverError.unknownVariable(stranger)) {
      _ = try solver.add(LinearConstraint(LinearExpression(stranger), .equal, 1))
    }
  }

  @Test func `A copy is independent`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let id = try solver.add(LinearConstraint(LinearExpression(x), .equal, 1))
    var copy = solver
    try copy.setConstant(id, 5)
    #expect(solver.value(of: x) == 1)
    #expect(copy.value(of: x) == 5)
  }
}
