import LPCassowary
import LPSupport
import Testing

/// Views that keep a distance from the one before, or more.
struct ChainTests {
  /// Places and lengths of a chain from 16 on, at least 8 apart, each as long as its content if it can be.
  private struct Chain {
    var solver = Solver()
    let places: VariableRange
    let lengths: VariableRange
    let contents: [Double]

    init(count: Int) {
      places = solver.addVariables(count)
      lengths = solver.addVariables(count)
      contents = (0..<count).map { Double(30 + $0 * 37 % 61) }
    }

    /// In an order of their own, so that nothing depends on it.
    func constraints(within end: Double?) -> [LinearConstraint] {
      var constraints: [LinearConstraint] = []
      for index in contents.indices {
        let length = LinearExpression(lengths[index])
        constraints.append(LinearConstraint(length, .greaterThanOrEqual, 0))
        constraints.append(LinearConstraint(length, .lessThanOrEqual, contents[index], priority: 250))
        constraints.append(LinearConstraint(length, .greaterThanOrEqual, contents[index], priority: 750))
      }
      for index in contents.indices.dropFirst().reversed() {
        constraints.append(
          LinearConstraint(places[index] - places[index - 1] - lengths[index - 1], .greaterThanOrEqual, 8))
      }
      constraints.append(LinearConstraint(LinearExpression(places[0]), .equal, 16))
      if let end {
        constraints.append(
          LinearConstraint(places[contents.count - 1] + lengths[contents.count - 1], .lessThanOrEqual, end))
      }
      return constraints
    }

    func expect(lengths expected: [Double]) {
      var place = 16.0
      for index in contents.indices {
        #expect(abs(solver.value(of: places[index]) - place) < 1e-6)
        #expect(abs(solver.value(of: lengths[index]) - expected[index]) < 1e-6)
        place += expected[index] + 8
      }
    }
  }

  @Test(arguments: [2, 50, 600]) func `A chain with room lies at its beginning`(count: Int) throws {
    var chain = Chain(count: count)
    try chain.solver.add(contentsOf: chain.constraints(within: nil))
    chain.expect(lengths: chain.contents)
    #expect(chain.solver.freeVariables().map(\.index) == chain.places.dropFirst().map(\.index))
  }

  @Test(arguments: [2, 50, 600]) func `In a chain that is too long those that yield first have no length`(
    count: Int
  ) throws {
    var chain = Chain(count: count)
    let end = 16 + 8 * Double(count - 1) + chain.contents.reduce(0, +) / 3
    try chain.solver.add(contentsOf: chain.constraints(within: end))
    var missing = chain.contents.reduce(0, +) * 2 / 3
    chain.expect(
      lengths: chain.contents.map { content in
        let taken = min(content, missing)
        missing -= taken
        return content - taken
      })
  }

  @Test(arguments: [2, 50, 200]) func `A chain that cannot be short enough is a conflict of all its gaps`(
    count: Int
  ) throws {
    var chain = Chain(count: count)
    let end = 8 * Double(count - 1)
    let constraints = chain.constraints(within: end)
    let conflict = try #require(try conflict(adding: constraints, to: &chain.solver))
    #expect(abs(conflict.amount - 16) < 1e-6)
    let required = constraints.indices.filter { constraints[$0].priority == 1000 }
    #expect(conflict.members == required.map { .added($0) })
  }

  /// As many sums as columns, all of the same lengths: steps of the dual simplex went in circles among them.
  @Test func `Rows that share their lengths are as long as each of them has to be`() throws {
    let side = 54
    var solver = Solver()
    let (places, lengths) = (solver.addVariables(side * side), solver.addVariables(side * side))
    var constraints: [LinearConstraint] = []
    for index in 0..<side * side {
      let (place, length) = (LinearExpression(places[index]), LinearExpression(lengths[index]))
      let content = 40 + 0.1 * Double(index * 37 % 91)
      constraints.append(LinearConstraint(length, .greaterThanOrEqual, 0))
      constraints.append(LinearConstraint(length, .lessThanOrEqual, content, priority: 250))
      constraints.append(LinearConstraint(length, .greaterThanOrEqual, content, priority: 750))
      if index % side == 0 {
        constraints.append(LinearConstraint(place, .equal, 0))
      } else {
        constraints.append(LinearConstraint(places[index] - places[index - 1] - lengths[index - 1], .equal, 0))
      }
      if index >= side { constraints.append(LinearConstraint(lengths[index] - lengths[index % side], .equal, 0)) }
      if index % side == side - 1 { constraints.append(LinearConstraint(places[index] + lengths[index], .equal, 390)) }
    }
    try solver.add(contentsOf: constraints)
    for start in stride(from: 0, to: side * side, by: side) {
      let sum = lengths[start..<start + side].reduce(0) { $0 + solver.value(of: $1) }
      #expect(abs(sum - 390) < 1e-6)
    }
    #expect(solver.values().allSatisfy { $0 > -1e-6 })
  }

  /// However short, they start as long ones do; and so do other systems.
  @Test(arguments: [true, false]) func `Every level's error of a system that starts as large ones do is the exact one`(
    isChain: Bool
  ) throws {
    var (feasible, conflicts) = (0, 0)
    let count = ReferenceTests.count / 10
    for seed in 0..<count {
      let system = isChain ? RandomSystem(chainSeed: seed) : RandomSystem(seed: seed)
      let exact = ExactReference(system)
      var solver = Solver(longStepsFrom: 0)
      let variables = solver.addVariables(system.variableCount)
      if try conflict(adding: system.linear(variables), to: &solver) != nil {
        #expect(!exact.isFeasible, "seed \(seed): there is an exact answer")
        conflicts += 1
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
    #expect(feasible > count / 5 && conflicts > count / 30)
  }

  @Test func `A long chain has the values that steps of one constraint each lead to`() throws {
    var solved = 0
    for seed in 0..<20 {
      let system = RandomSystem(chainSeed: seed, views: 20...30)
      var (quick, slow) = (Solver(longStepsFrom: 0), Solver(longStepsFrom: .max))
      let variables = quick.addVariables(system.variableCount)
      let conflicts = (
        try conflict(adding: system.linear(variables), to: &quick),
        try conflict(adding: system.linear(slow.addVariables(system.variableCount)), to: &slow)
      )
      #expect((conflicts.0 == nil) == (conflicts.1 == nil), "seed \(seed)")
      if conflicts.0 != nil { continue }
      solved += 1
      for priority in [999, 751, 750, 250] as [Float] {
        let errors = (system.error(at: priority, quick.values()), system.error(at: priority, slow.values()))
        #expect(abs(errors.0 - errors.1) < 1e-6, "seed \(seed), priority \(priority)")
      }
      for variable in variables {
        #expect(abs(quick.value(of: variable) - slow.value(of: variable)) < 1e-6, "seed \(seed), \(variable.index)")
      }
    }
    #expect(solved > 5)
  }
}
