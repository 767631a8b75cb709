import LPCassowary
import Testing

struct RivalsTests {
  private func equal(_ variable: Variable, _ value: Double, _ priority: Float) -> LinearConstraint {
    LinearConstraint(LinearExpression(variable), .equal, value, priority: priority)
  }

  @Test func `A wish that holds has no rivals`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let id = try solver.add(equal(x, 5, 250))
    #expect(try solver.rivals(of: id).isEmpty)
  }

  @Test func `A wish is lost to what is stronger, and to nothing that has to do with other things`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let ids = try solver.add(contentsOf: [
      equal(z, 3, 1000), equal(x, 100, 750), LinearConstraint(x + y, .equal, 150), equal(y, 80, 250),
    ])
    #expect(try solver.rivals(of: ids[3]) == [ids[1], ids[2]])
  }

  @Test func `A stronger wish that is missed itself is a rival by being missed no more`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let ids = try solver.add(contentsOf: [
      LinearConstraint(LinearExpression(x), .lessThanOrEqual, 50), equal(x, 70, 750), equal(x, 20, 250),
    ])
    #expect(try solver.rivals(of: ids[1]) == [ids[0]])
    #expect(try solver.rivals(of: ids[2]) == [ids[1]])
  }

  @Test func `With its rivals a wish contradicts, without any one of them it does not`() throws {
    var (lost, rivals) = (0, 0)
    for seed in 0..<ReferenceTests.count {
      let system = RandomSystem(seed: seed)
      var solver = Solver()
      let variables = solver.addVariables(system.variableCount)
      if try conflict(adding: system.linear(variables), to: &solver) != nil { continue }
      for index in system.constraints.indices {
        let id = ConstraintID(index: index)
        let found = try solver.rivals(of: id)
        if found.isEmpty { continue }
        (lost, rivals) = (lost + 1, rivals + found.count)
        let members = try found.map { try kept(solver, $0) } + [required(try solver.constraint(id))]
        #expect(contradict(members, variables.count), "seed \(seed), constraint \(index)")
        for place in members.indices {
          var fewer = members
          fewer.remove(at: place)
          #expect(!contradict(fewer, variables.count), "seed \(seed), constraint \(index) without \(place)")
        }
      }
    }
    #expect(lost > 50 && rivals > lost)
  }

  private func required(_ constraint: LinearConstraint) -> LinearConstraint {
    var constraint = constraint
    constraint.priority = 1000
    return constraint
  }

  /// As good as it is.
  private func kept(_ solver: Solver, _ id: ConstraintID) throws -> LinearConstraint {
    var constraint = required(try solver.constraint(id))
    let error = try solver.error(of: id)
    let isMissed =
      switch constraint.relation {
      case .equal: abs(error) > 1e-6
      case .lessThanOrEqual: error > 1e-6
      case .greaterThanOrEqual: error < -1e-6
      }
    if isMissed {
      constraint.relation = error > 0 ? .lessThanOrEqual : .greaterThanOrEqual
      constraint.constant += error
    }
    return constraint
  }

  private func contradict(_ constraints: [LinearConstraint], _ count: Int) -> Bool {
    var solver = Solver()
    _ = solver.addVariables(count)
    return (try? solver.add(contentsOf: constraints)) == nil
  }
}

struct ReachTests {
  @Test func `A label follows the screen until its own width is reached`() throws {
    var solver = Solver()
    let (label, width) = (solver.addVariable(), solver.addVariable())
    let ids = try solver.add(contentsOf: [
      LinearConstraint(LinearExpression(width), .equal, 300),
      LinearConstraint(label - width, .lessThanOrEqual, -32),
      LinearConstraint(LinearExpression(label), .equal, 350, priority: 750),
    ])
    let up = try solver.reach(of: ids[0], by: 500, watching: LinearExpression(label))
    #expect(abs(up.rate - 1) < 1e-9 && abs(up.distance - 82) < 1e-6)
    #expect(up.successors == [ids[2]])
    let down = try solver.reach(of: ids[0], by: -200, watching: LinearExpression(label))
    #expect(abs(down.rate - 1) < 1e-9 && abs(down.distance - 200) < 1e-6)
    #expect(down.successors.isEmpty && down.conflict == nil)
    #expect(solver.value(of: width) == 300)
  }

  @Test func `The way ends where constraints contradict each other`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let low = try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 0))
    let high = try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 10))
    let reach = try solver.reach(of: low, by: 50, watching: LinearExpression(x))
    #expect(abs(reach.distance - 10) < 1e-5)
    #expect(reach.conflict?.members == [.existing(low), .existing(high)])
  }

  @Test func `Half way along the value is where the rate says`() throws {
    var followed = 0
    for seed in 0..<ReferenceTests.count {
      let system = RandomSystem(seed: seed)
      var solver = Solver()
      let variables = solver.addVariables(system.variableCount)
      if try conflict(adding: system.linear(variables), to: &solver) != nil { continue }
      let id = ConstraintID(index: seed % system.constraints.count)
      for variable in variables {
        for length in [7.0, -7] {
          let reach = try solver.reach(of: id, by: length, watching: LinearExpression(variable))
          if reach.distance < 1e-3 { continue }
          var there = solver
          let half = reach.distance / 2 * (length < 0 ? -1 : 1)
          try there.setConstant(id, solver.constraint(id).constant + half)
          let expected = solver.value(of: variable) + reach.rate * half
          #expect(abs(there.value(of: variable) - expected) < 1e-5, "seed \(seed), \(variable.index), \(length)")
          if reach.rate != 0 { followed += 1 }
        }
      }
    }
    #expect(followed > 100)
  }
}
